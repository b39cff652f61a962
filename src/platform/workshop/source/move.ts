import type { TextChange } from '../document/changes';
import { beginsLine, commaAfter, lineEnd, tailEnd } from './layout';
import type { ParsedCard } from './parse';
import type { ListValue, Span } from './tree';

/** An item of a list with the comments that speak of it: those on lines of their own above it, and one behind it. */
interface Slot {
  readonly lead: Span;
  readonly item: Span;
  readonly tail: Span;
}

/** Moves an item of a list to another index; the places of all items between stay, only what stands in them moves on. */
export function moveItem(card: ParsedCard, list: ListValue, from: number, to: number): readonly TextChange[] {
  const { items } = list;
  const order = items.map((_, i) => i);
  order.splice(to, 0, ...order.splice(from, 1));
  const slots = slotsOf(card, list);
  return order.flatMap((source, place) => {
    if (source === place) return [];
    if (slots === null) return exchanged(card, items[place]!, items[source]!);
    const [old, fresh] = [slots[place]!, slots[source]!];
    return (['lead', 'item', 'tail'] as const).flatMap((part) => exchanged(card, old[part], fresh[part]));
  });
}

/** An empty place that gets an empty text changes nothing. */
function exchanged({ text }: ParsedCard, old: Span, fresh: Span): TextChange[] {
  const insert = text.slice(fresh.from, fresh.to);
  return insert === text.slice(old.from, old.to) ? [] : [{ from: old.from, to: old.to, insert }];
}

/** Null if not every item has lines of its own: then a comment could swallow what follows it. */
function slotsOf(card: ParsedCard, list: ListValue): readonly Slot[] | null {
  const slots = list.items.map((item, i) => slotOf(card, list, item, i));
  const areLines = slots.every(({ item, tail }) => beginsLine(card.text, item.from) && tail.to === lineEnd(card.text, tail.to));
  return areLines ? slots : null;
}

function slotOf(card: ParsedCard, list: ListValue, item: Span, index: number): Slot {
  const before = list.items[index - 1];
  const floor = before === undefined ? list.from + 1 : (commaAfter(card, before) ?? before.to) + 1;
  const own = card.comments.filter(
    (comment) => comment.from >= floor && comment.to <= item.from && beginsLine(card.text, comment.from),
  );
  const comma = commaAfter(card, item);
  const behind = comma === null ? item.to : comma + 1;
  // A comment between an item and its comma belongs to no slot and stays where it is.
  return {
    lead: { from: own[0]?.from ?? item.from, to: item.from },
    item: { from: item.from, to: item.to },
    tail: { from: behind, to: tailEnd(card, behind) },
  };
}
