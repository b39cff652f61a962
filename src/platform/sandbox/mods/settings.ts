import { readWords, type Reader } from '../../../kernel';
import { needed, onlyKnown, readTranslated, type ModText } from './words';

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
const COMMON = ['type', 'default', 'title'];
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
const MOST_SETTINGS = 50;
const MOST_CHOICES = 50;
const FAR = 1_000_000_000;

export function readSettings(reader: Reader): readonly ModSetting[] {
  const entries = reader.entries();
  if (entries.length > MOST_SETTINGS) reader.fail('listTooLong', { count: entries.length, max: MOST_SETTINGS });
  return entries.map(([name, setting]) => readSetting(name, setting));
}

function readSetting(name: string, reader: Reader): ModSetting {
  if (!NAME.test(name)) reader.fail('badSettingName', { value: name.slice(0, 60) });
  const type = TYPES[needed(reader.field('type')).oneOf(TYPES)]!;
  const title = readTranslated(needed(reader.field('title')), 80);
  const standard = needed(reader.field('default'));
  switch (type) {
    case 'boolean':
      onlyKnown(reader, COMMON);
      return { name, title, type, default: standard.flag(false) };
    case 'number':
      onlyKnown(reader, [...COMMON, 'min', 'max']);
      return { name, title, type, ...readNumber(reader, standard) };
    case 'choice':
      onlyKnown(reader, [...COMMON, 'choices']);
      return { name, title, type, ...readChoice(needed(reader.field('choices')), standard) };
  }
}

function readNumber(reader: Reader, standard: Reader): Pick<NumberSetting, 'default' | 'min' | 'max'> {
  const min = reader.field('min').integer(-FAR, FAR, -FAR);
  const max = reader.field('max').integer(min, FAR, FAR);
  return { min, max, default: standard.integer(min, max) };
}

function readChoice(reader: Reader, standard: Reader): Pick<ChoiceSetting, 'default' | 'choices'> {
  const choices: string[] = [];
  for (const item of reader.items(MOST_CHOICES)) {
    const choice = readWords(item, 60);
    if (choices.includes(choice)) item.fail('choiceTwice', { value: choice });
    choices.push(choice);
  }
  if (choices.length === 0) reader.fail('noChoices');
  return { choices, default: choices[standard.oneOf(choices)]! };
}
