import { SCRIPT_LIMITS, typeOf, type Catalogue, type Effect } from '../rules';
import { canonical, Reader, utf8Size } from '../../../kernel';
import { checkEffects, checkTrigger } from '../vocabulary/check';
import { VERBS, type VerbEntry } from '../contract/language';
import { plainText, recordOf } from './fits';
import type { SavePlace } from './place';
import type { World } from './world';

/**
 * What cards have laid on the flow or left listening. Nothing of a save is executed that a mod could not have declared: it
 * goes through the same check as a declaration, and a script must be one that the very card has.
 */

/** R12.4: verbs for plans of the NPC alone. */
const NPC_ONLY = Object.entries<VerbEntry>(VERBS)
  .filter(([, { only }]) => only === 'npc')
  .map(([verb]) => verb);

/** Checks effects of a card, or of one of its triggers. */
export function checkDeclared(
  kind: 'effects' | 'effect' | 'trigger',
  value: unknown,
  source: string,
  world: World,
  place: SavePlace,
): void {
  const read = kind === 'effect' ? [value] : value;
  if (kind === 'trigger') checkTrigger(new Reader(read, place.path));
  else checkEffects(new Reader(read, place.path));
  const { scripts, verbs } = calledIn(read);
  // R12.4: what only plans of the NPC do.
  const strange = world.isNpcCard(source) ? undefined : NPC_ONLY.find((verb) => verbs.has(verb));
  if (strange !== undefined) place.fail('unknownEffect', { value: strange, known: [] });
  if (scripts.size === 0 || world.isGivenUp(source)) return;
  const own = scriptsOf(world.book, source);
  for (const script of scripts) if (!own.has(script)) place.fail('otherScript', { card: source });
}

/** The words of effects, and the numbers of the scripts that they call. */
function calledIn(effects: unknown): { readonly scripts: Set<number>; readonly verbs: Set<unknown> } {
  const [scripts, verbs] = [new Set<number>(), new Set<unknown>()];
  const open: unknown[] = [effects];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const { do: verb, script } = next as { do?: unknown; script?: unknown };
    if (verb !== undefined) verbs.add(verb);
    if (verb === 'script' && typeof script === 'number') scripts.add(script);
    for (const held of Object.values(next)) open.push(held);
  }
  return { scripts, verbs };
}

const declared = new WeakMap<Catalogue, Map<string, ReadonlySet<number>>>();

/** The scripts that a card has. */
export function scriptsOf(book: Catalogue, card: string): ReadonlySet<number> {
  const known = declared.get(book) ?? new Map<string, ReadonlySet<number>>();
  declared.set(book, known);
  const found = known.get(card) ?? calledIn(book.book.cards.find(({ id }) => id === card)).scripts;
  known.set(card, found);
  return found;
}

interface Contextual {
  readonly card: number;
  readonly owner: number;
  readonly source: string;
}

/** A copy that is used is one of the card that it is said to be, and somebody's. */
export function checkContext(value: unknown, world: World, place: SavePlace): void {
  const { card, owner, source } = value as Contextual;
  if (card < 0) return;
  if (world.book.types[typeOf(card)] !== source) place.at('source').fail('unknownCard', { value: source, known: [] });
  if (owner < 0) place.at('owner').fail('outOfRange', { value: owner, min: 0, max: world.seats - 1 });
}

interface Scripted {
  readonly script: number;
  readonly context: Contextual;
  readonly use: {
    readonly copy: number;
    readonly zone: string;
    readonly self: string | null;
    readonly forfeit: boolean;
    readonly acts: boolean;
  } | null;
}

const ACTING: readonly string[] = ['augmentation', 'influence'];

/** A script at work is one of its card's; what becomes of the card is what its ability says. */
export function checkScript(value: unknown, world: World, place: SavePlace): void {
  const { script, context, use } = value as Scripted;
  const { book } = world;
  if (world.isGivenUp(context.source)) return;
  if (!scriptsOf(book, context.source).has(script)) place.at('script').fail('otherScript', { card: context.source });
  if (use === null) return;
  const first = (effects: readonly Effect[]): number | undefined => (effects[0]?.do === 'script' ? effects[0].script : undefined);
  const ability =
    context.card < 0 ? undefined : book.abilities[typeOf(context.card)]!.find(({ effects }) => first(effects) === script);
  const isSo =
    ability !== undefined &&
    use.copy === context.card &&
    use.self === (ability.self ?? null) &&
    use.forfeit === (ability.forfeit === true) &&
    use.acts === ACTING.includes(ability.keyword) &&
    (use.zone === 'committed') === (ability.keyword === 'confrontation') &&
    (use.zone !== 'spent' || ability.keyword === 'terror');
  if (!isSo) place.at('use').fail('otherScript', { card: context.source });
}

/** What a mod keeps: an object in its one text, at most 4 KB. */
export function checkStored(value: unknown, place: SavePlace): void {
  const text = plainText(value, SCRIPT_LIMITS.store, place);
  const size = utf8Size(text);
  if (size > SCRIPT_LIMITS.store) place.fail('storeTooBig', { size, max: SCRIPT_LIMITS.store });
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    place.fail('notAnObject');
  }
  recordOf(kept, place);
  if (canonical(kept) !== text) place.fail('damagedSave');
}

const SETTING_NAME = /^[a-z][A-Za-z0-9]{0,39}$/;

/** What was set about mods: as the mod declares it, where it is here; of one that is gone only what it could have been. */
export function checkModSettings(value: unknown, book: Catalogue, place: SavePlace): void {
  for (const [mod, chosen] of Object.entries(recordOf(value, place))) {
    if (!/^[a-z][a-z0-9-]*$/.test(mod)) place.at(mod.slice(0, 60)).fail('unknownId', { value: mod.slice(0, 60), known: [] });
    const settings = Object.hasOwn(book.book.settings ?? {}, mod) ? book.book.settings![mod]! : [];
    for (const [name, set] of Object.entries(recordOf(chosen, place.at(mod)))) {
      const here = place.at(mod).at(name);
      if (!SETTING_NAME.test(name)) here.fail('badSettingName', { value: name.slice(0, 60) });
      const setting = settings.find((one) => one.name === name);
      const reader = new Reader(set, here.path);
      if (setting?.type === 'number') reader.integer(setting.min!, setting.max!);
      else if (setting?.type === 'choice') reader.oneOf(setting.choices!);
      else if (setting?.type === 'boolean') reader.flag(false);
      else if (typeof set === 'string') reader.text(60);
      else if (typeof set !== 'boolean') reader.integer(-1_000_000_000, 1_000_000_000);
    }
  }
}
