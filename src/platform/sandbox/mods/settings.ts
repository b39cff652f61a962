import { readEach, readFields, readWords, type Reader } from '../../../kernel';
import { needed, readTranslated, UNKNOWN, type ModText } from './words';

interface Named {
  readonly name: string;
  readonly title: ModText;
}

export interface BooleanSetting extends Named {
  readonly type: 'boolean';
  readonly default: boolean;
}

/** A whole number: nothing in the game is counted in parts. */
export interface NumberSetting extends Named {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceSetting extends Named {
  readonly type: 'choice';
  readonly default: string;
  readonly choices: readonly string[];
}

/** What players can set about a mod. */
export type ModSetting = BooleanSetting | NumberSetting | ChoiceSetting;

const TYPES = ['boolean', 'number', 'choice'] as const;
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
const MOST_SETTINGS = 50;
const MOST_CHOICES = 50;
const FAR = 1_000_000_000;

export function readSettings(reader: Reader): readonly ModSetting[] {
  const entries = reader.entries();
  if (entries.length > MOST_SETTINGS) reader.fail('listTooLong', { count: entries.length, max: MOST_SETTINGS });
  return readEach(entries, ([name, setting]) => readSetting(name, setting));
}

function readSetting(name: string, reader: Reader): ModSetting {
  if (!NAME.test(name)) reader.fail('badSettingName', { value: name.slice(0, 60) });
  const type = TYPES[needed(reader.field('type')).oneOf(TYPES)]!;
  const title = (field: Reader): ModText => readTranslated(needed(field), 80);
  switch (type) {
    case 'boolean': {
      const standard = (field: Reader): boolean => needed(field).flag(false);
      return { name, type, ...readFields<Own<BooleanSetting>>(reader, { title, default: standard }, ALLOWED) };
    }
    case 'number':
      return { name, type, ...readNumber(reader, title) };
    case 'choice':
      return { name, type, ...readChoice(reader, title) };
  }
}

type Own<T> = Omit<T, 'name' | 'type'>;
type ReadTitle = (field: Reader) => ModText;
const ALLOWED = { also: ['type'], ...UNKNOWN };

function readNumber(reader: Reader, title: ReadTitle): Own<NumberSetting> {
  let least = -FAR;
  let most: number | null = null;
  return readFields<Own<NumberSetting>>(
    reader,
    {
      title,
      min: (field) => (least = field.integer(-FAR, FAR, -FAR)),
      max: (field) => (most = field.integer(least, FAR, FAR)),
      // A default can only be judged by bounds that hold.
      default: (field) => (most === null ? needed(field).integer(-FAR, FAR) : needed(field).integer(least, most)),
    },
    ALLOWED,
  );
}

function readChoice(reader: Reader, title: ReadTitle): Own<ChoiceSetting> {
  let known: readonly string[] | null = null;
  return readFields<Own<ChoiceSetting>>(
    reader,
    {
      title,
      choices: (field) => (known = readChoices(needed(field))),
      default(field) {
        const value = needed(field);
        return known === null ? value.text(60) : known[value.oneOf(known)]!;
      },
    },
    ALLOWED,
  );
}

function readChoices(reader: Reader): readonly string[] {
  const seen = new Set<string>();
  const choices = readEach(reader.items(MOST_CHOICES), (item) => {
    const choice = readWords(item, 60);
    if (seen.has(choice)) item.fail('choiceTwice', { value: choice });
    seen.add(choice);
    return choice;
  });
  if (choices.length === 0) reader.fail('noChoices');
  return choices;
}
