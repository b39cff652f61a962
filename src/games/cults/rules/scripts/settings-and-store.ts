import { canonical, GameError, utf8Size, type Json, type Reader, modOf } from '../../../../kernel';
import type { BookSetting, Numeric, ScriptPapers, SettingIs, SettingValue } from '../cards/book';
import type { Catalogue } from '../cards/catalogue';
import { ownOf } from './mod-id';
import { SCRIPT_LIMITS } from './calls';
import type { Setting, State } from '../state/state';

/** What belongs to mods and not to the rules: the settings that players chose for them, and what they keep in the game. */

type Chosen = Readonly<Record<string, SettingValue>>;
export type ChosenSettings = Readonly<Record<string, Chosen>>;

function readValue(field: Reader, setting: BookSetting): SettingValue {
  if (!field.given) return setting.default;
  if (setting.type === 'number') return field.integer(setting.min!, setting.max!);
  if (setting.type === 'choice') return setting.choices![field.oneOf(setting.choices!)]!;
  if (typeof field.value !== 'boolean') field.fail('notAFlag');
  return field.value as boolean;
}

/** The value of every setting of every mod in play: what was chosen, else the default. Nothing where no mod has any. */
export function readSettings(reader: Reader, book: Catalogue): Pick<Setting, 'settings'> {
  const declared = book.book.settings ?? {};
  reader.only(Object.keys(declared));
  const chosen = Object.entries(declared).map(([mod, settings]): [string, Chosen] => {
    const fields = reader.field(mod).only(settings.map(({ name }) => name));
    return [mod, Object.fromEntries(settings.map((setting) => [setting.name, readValue(fields.field(setting.name), setting)]))];
  });
  return chosen.length === 0 ? {} : { settings: Object.fromEntries(chosen) };
}

const settingOf = (state: State, source: string, name: string): SettingValue | undefined =>
  ownOf(ownOf(state.setting.settings, modOf(source)), name);

/** A number of a declaration: written there, or set by the players. */
export function numberOf(state: State, value: Numeric, source: string): number {
  return typeof value === 'number' ? value : Number(settingOf(state, source, value.setting) ?? 0);
}

export const settingIs = (state: State, { setting, is }: SettingIs, source: string): boolean =>
  settingOf(state, source, setting) === is;

const NOTHING = '{}';
/** Settings never change, so their text is made once. */
const settingTexts = new WeakMap<object, string>();

function settingsText(chosen: Chosen | undefined): string {
  if (chosen === undefined) return NOTHING;
  const text = settingTexts.get(chosen) ?? canonical(chosen);
  settingTexts.set(chosen, text);
  return text;
}

/** What a script of the mod gets to know beside the game. */
export const papersOf = (state: State, mod: string): ScriptPapers => ({
  settings: settingsText(ownOf(state.setting.settings, mod)),
  store: ownOf(state.store, mod) ?? NOTHING,
  wrote: false,
});

/** Stores what a mod wrote: one JSON text of at most 4 KB. Checked here, because the script host is not trusted with that. */
export function keep(state: State, mod: string, text: string): void {
  if (utf8Size(text) > SCRIPT_LIMITS.store || !isCanonical(text)) throw new GameError('scriptStoreFull', { mod });
  const { [mod]: _old, ...others } = state.store;
  state.store = text === NOTHING ? others : { ...others, [mod]: text };
}

function isCanonical(text: string): boolean {
  try {
    return canonical(JSON.parse(text)) === text;
  } catch {
    return false;
  }
}

/** The store as a position writes it: readable. */
export function storeDoc(state: State): Record<string, Json> {
  return Object.fromEntries(Object.entries(state.store).map(([mod, text]) => [mod, JSON.parse(text) as Json]));
}

/** The store as a position or a save's reader gives it. */
export function readStore(reader: Reader): State['store'] {
  const kept = reader.entries().map(([mod, values]): [string, string] => {
    const text = canonical(values.record());
    const size = utf8Size(text);
    if (size > SCRIPT_LIMITS.store) values.fail('storeTooBig', { size, max: SCRIPT_LIMITS.store });
    return [mod, text];
  });
  return Object.fromEntries(kept.filter(([, text]) => text !== NOTHING));
}
