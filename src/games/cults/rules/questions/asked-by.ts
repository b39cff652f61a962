import type { AskedBy } from '../../../../kernel';
import { typeOf, type CultsPlay, type CultsAsk } from '../state/state';

/** Who asks and for what, as data: the card with the effect that waits for the answer or the keyword of its script, or what is paid for. */
export function askedBy({ book }: CultsPlay, { frame }: CultsAsk): AskedBy {
  if (frame.step === 'pay') return { for: frame.why };
  if (!('context' in frame)) return {};
  const { source, card } = frame.context;
  if (frame.step === 'choice') return { source, effect: frame.effect };
  if (frame.step !== 'script' || card < 0) return { source };
  const own = book.abilities[typeOf(card)] ?? [];
  const keyword = own.find(({ effects: [first] }) => first?.do === 'script' && first.script === frame.script)?.keyword;
  return keyword === undefined ? { source } : { source, keyword };
}
