import type { Names, Words } from '../../../../games/cults/words';
import type { ScriptNote } from '../../../../games/cults/vocabulary/book';
import type { Traced } from '../../../../games/cults/card-tests/trace';

/** A traced step in words, one line each: what happened, what is asked, what was answered. */
export function traceLine(traced: Traced, words: Words, names: Names): string {
  const at = traced.step === 0 ? '     ' : `${String(traced.step).padStart(4)} `;
  if (traced.what === 'happened') return `${at}    ${words.event(traced.event)}`;
  const { decision } = traced;
  if (traced.what === 'asked') return `${at}  ? ${names.cult(decision.seat)}: ${words.prompt(decision)} [${decision.kind}]`;
  const labels = traced.ids.map((id) => {
    const option = decision.options.find((one) => one.id === id);
    return option === undefined ? id : words.label(decision.kind, option);
  });
  return `${at}  ${traced.suggested ? '!' : '>'} ${labels.join(', ') || words.ui.none}`;
}

/** What a script wrote with `game.log`, and its error in its own words. */
export function noteLines({ card, lines, failed }: ScriptNote, names: Names): string[] {
  const name = names.card(card);
  return [...lines.map((text) => `${name}: ${text}`), ...(failed === null ? [] : [`${name}: ${failed}`])];
}
