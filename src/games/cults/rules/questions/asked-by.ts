import type { Ask, AskedBy } from '../../../../kernel';
import type { Effect } from '../cards/book';
import { typeOf, type Context, type Game } from '../state/state';

interface AskingFrame {
  readonly step: string;
  readonly context?: Context;
  readonly effect?: Effect;
  readonly script?: number;
  /** What is paid for. */
  readonly why?: string;
}

/** Who asks and for what, as data: the card with the effect that waits for the answer or the keyword of its script, or what is paid for. */
export function askedBy({ book }: Game, ask: Ask): AskedBy {
  const { step, context, effect, script, why } = ask.frame as AskingFrame;
  if (step === 'pay') return why === undefined ? {} : { for: why };
  if (context === undefined) return {};
  const asking: AskedBy = { source: context.source };
  if (step === 'choice' && effect !== undefined) return { ...asking, effect };
  if (step !== 'script' || context.card < 0) return asking;
  const own = book.abilities[typeOf(context.card)] ?? [];
  const keyword = own.find(({ effects: [first] }) => first?.do === 'script' && first.script === script)?.keyword;
  return keyword === undefined ? asking : { ...asking, keyword };
}
