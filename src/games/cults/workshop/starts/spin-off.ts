import {
  applied,
  chained,
  dataOf,
  memberOf,
  parseCard,
  removeAt,
  setValue,
  type ParsedCard,
} from '../../../../platform/workshop';
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

/** A card for another mod: without the picture and the sound that lie in its own mod. */
export function withoutMedia(text: string): string {
  const card = parseCard(text);
  if ('why' in card || card.declaration === null) return text;
  const { root } = card.declaration;
  const art = memberOf(root, 'art')?.value;
  const gone = [
    ...(art !== undefined && typeof dataOf(art) === 'string' ? ['art'] : []),
    ...(memberOf(root, 'sound') === undefined ? [] : ['sound']),
  ];
  const edit = chained(
    card,
    gone.map((name) => (one: ParsedCard) => removeAt(one, [name])),
  );
  return edit === null ? text : applied(text, edit);
}

/**
 * The same card under another id and name: comments, order and functions stay. The comment before the code, which names the
 * card, gets the new name, too. Null if the text is no card, or needs other files of its mod.
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

/** `// Byakhee (Influence): …`, `// The cult of Hastur.` */
function withHeading(text: string, old: readonly string[], name: string): string {
  const heading = /^(?:\/\/ @ts-check\r?\n)?\/\/ ?([^\n]*)/.exec(text);
  const line = heading?.[1] ?? '';
  const before = old.find((one) => one !== '' && line.includes(one));
  if (heading === null || before === undefined) return text;
  const at = heading.index + heading[0].length - line.length + line.indexOf(before);
  return text.slice(0, at) + name + text.slice(at + before.length);
}
