import type { Choice } from '../../../../../platform/prompts/choice';
import type { ShownSum } from '../../../../../platform/prompts/tray/tray-sum';
import { pictureOf } from '../../kinds';
import type { AskedDecision } from '../../kinds/kind';

/** The sum of the chosen tiles; null if there is nothing to add up. */
export function sumOf(choice: Choice, asked: AskedDecision): ShownSum | null {
  const { app, decision } = asked;
  const { sum } = pictureOf(decision);
  if (choice.sum !== null) return covered(choice, choice.sum, asked);
  const chosen = decision.options.filter(({ id }) => choice.has(id));
  if (typeof sum === 'function') return { ...sum(chosen, asked), need: null, isFine: true };
  if (decision.max < 2 || sum === 'nothing') return null;
  const words = app.prompts.chosenOf(chosen.length, decision.min, decision.max);
  return { icon: null, have: chosen.length, need: decision.max, words, isFine: choice.isLegal };
}

/** How much of the need is covered, and what is missing or superfluous (R6.9, R8.6). */
function covered(
  choice: Choice,
  { what, have, need }: NonNullable<Choice['sum']>,
  { app, books, decision }: AskedDecision,
): ShownSum {
  const name = (option: (typeof decision.options)[number]): string =>
    books.words.label(decision.kind, option).replace(/ \([^)]*\)$/, '');
  const spare = [...new Set(choice.superfluous.map(name))].join(', ');
  const { missing, superfluous, leaves, enough, excess } = app.prompts;
  const fine = have > need ? excess(have - need) : enough;
  const words =
    have < need
      ? missing(what, need - have)
      : spare !== ''
        ? superfluous(spare)
        : choice.leavesTooLittle
          ? leaves(decision.needs?.['leave'] ?? 0)
          : fine;
  return { icon: `icon-${what}`, have, need, words, isFine: words === fine };
}
