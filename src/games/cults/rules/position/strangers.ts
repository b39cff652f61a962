import { canonical, isDeeperThan, type Reader, modOf } from '../../../../kernel';
import type { Effect, Trigger } from '../cards/book';
import type { Catalogue } from '../cards/catalogue';
import { CARD_ID, LIMITS, SOURCE } from '../description/parts';

/**
 * Checks what a scenario from outside may name and bring into force. A seat's own view is not checked again: its mods may have gone
 * or changed since.
 */
export function checkScenario(reader: Reader, book: Catalogue): void {
  if (isDeeperThan(reader.value, DEEPEST)) reader.fail('nestedTooDeep', { max: DEEPEST });
  const blank = reader.field('blank').items(LIMITS.blank);
  for (const item of blank)
    if (!ID.test(item.text(120))) item.fail('unknownCard', { value: item.text(120).slice(0, 60), known: [] });
  // A mod that the game goes on without is blank by its own name.
  const given = blank.map((item) => item.text(120));
  const mods = new Set(['base', ...book.book.mods, ...given, ...given.map(modOf)]);
  for (const name of ['store', 'strikes']) {
    for (const [mod, field] of reader.field(name).entries()) if (!mods.has(mod)) field.fail('unknownMod', named(mod, book));
  }
  for (const item of reader.field('modifiers').items(LIMITS.modifiers)) checkSource(item.field('source'), mods, book);
  for (const item of reader.field('subscriptions').items(LIMITS.subscriptions)) checkSubscription(item, book);
}

/** Effects within effects within a scenario. */
const DEEPEST = 128;
const ID = new RegExp(CARD_ID);
const SOURCE_ID = new RegExp(SOURCE);

const named = (value: string, book: Catalogue): { value: string; known: readonly string[] } => ({
  value: value.slice(0, 60),
  known: book.book.mods,
});

function checkSource(field: Reader, mods: ReadonlySet<string>, book: Catalogue): void {
  const source = field.text(300, '');
  if (!SOURCE_ID.test(source) || !mods.has(modOf(source))) field.fail('unknownMod', named(source, book));
}

/** Nothing listens that its card does not declare. */
function checkSubscription(reader: Reader, book: Catalogue): void {
  const source = reader.field('source');
  const id = source.text(120, '');
  const card = book.book.cards.find((one) => one.id === id);
  if (card === undefined) return source.fail('unknownCard', { value: id, known: [] });
  const own = new Set(lastingTriggers(card).map((triggers) => canonical(triggers)));
  const triggers = reader.field('triggers');
  if (!own.has(canonical(triggers.value ?? []))) triggers.fail('notDeclared', { card: id });
}

/** The lists of triggers that a card may leave listening: its own, and those of its effects. */
function lastingTriggers(card: object): (readonly Trigger[])[] {
  const found: (readonly Trigger[])[] = [];
  const open: unknown[] = [card];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const { triggers } = next as { triggers?: readonly Trigger[] } & Partial<Effect>;
    if (triggers !== undefined) found.push(triggers);
    open.push(...(Object.values(next) as unknown[]));
  }
  return found;
}
