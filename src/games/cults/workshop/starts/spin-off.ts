import { applied, chained, memberOf, parseCard, setValue, type ParsedCard } from '../../../../platform/workshop';
import { CARD_ORDER } from '../form/build';

/** What a spin-off is called. */
export interface NewName {
  readonly id: string;
  readonly name: string;
}

const nameIn = (card: ParsedCard): readonly string[] => {
  const { root } = card.declaration ?? {};
  const name = root === undefined ? undefined : memberOf(root, 'name')?.value;
  return name?.is === 'object' ? name.members.flatMap(({ value }) => (value.is === 'plain' ? [String(value.value)] : [])) : [];
};

/**
 * The same card under another id and name: comments, order and functions stay. The comment before the code, which begins with the
 * printed name, gets the new one, too. Null if the text is no card, or needs other files of its mod.
 */
export function spinOff(text: string, { id, name }: NewName): string | null {
  const card = parseCard(text);
  if ('why' in card || card.declaration === null || /^import\b[^;]*from\s*['"]\./m.test(text)) return null;
  const hasId = memberOf(card.declaration.root, 'id') !== undefined;
  const edit = chained(card, [
    ...(hasId ? [(one: ParsedCard) => setValue(one, ['id'], id)] : []),
    (one) => setValue(one, ['name', 'en'], name, CARD_ORDER),
    (one) => setValue(one, ['name', 'pl'], name, CARD_ORDER),
  ]);
  if (edit === null) return null;
  return withHeading(applied(text, edit), nameIn(card), name);
}

/** `// Byakhee (Influence): …` */
function withHeading(text: string, old: readonly string[], name: string): string {
  const heading = /^(?:\/\/ @ts-check\r?\n)?\/\/ ?([^\n]*)/.exec(text);
  const line = heading?.[1] ?? '';
  const before = old.find((one) => line.startsWith(one));
  if (heading === null || before === undefined) return text;
  const at = heading.index + heading[0].length - line.length;
  return text.slice(0, at) + name + text.slice(at + before.length);
}
