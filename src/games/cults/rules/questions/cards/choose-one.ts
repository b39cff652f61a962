import { PASS } from '../../../../../kernel';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, ScriptedQuestion } from '../kind';

/** Refs are places in a list of words, whose first is the card that asks. */
export const choiceWords = (source: string, choices: readonly string[]): readonly string[] => [source, ...choices];

function wordAt(words: readonly string[] | null, at: number): string {
  const word = words?.[at];
  if (word === undefined) throw new Error(`a choice has no words at ${at}`);
  return word;
}

/** One of the ways that a card offers. */
export const chooseOne = {
  /** With the places of the choices that can be made, counted from 0. */
  ask(
    game: CultsPlay,
    frame: AskingFrame,
    seat: number,
    source: string,
    choices: readonly string[],
    open: readonly number[],
  ): void {
    const refs = open.map((at) => at + 1);
    if (refs.length > 0) askOne(game, frame, seat, 'chooseOne', refs, { words: choiceWords(source, choices) });
  },
  /** The place of the choice, counted from 0. */
  read: ([ref]: readonly number[]): number => ref! - 1,
  describe(_, ref, { words }) {
    const choice = wordAt(words, ref);
    return { id: choice, choice, source: wordAt(words, 0) };
  },
  fromScript: (_, option) => option,
  tell: (_, ref, words) => ({ choice: words?.[ref] ?? '' }),
} satisfies ScriptedQuestion<'chooseOne'>;

/** Whether to use a card that stays in force: it offers only itself. */
export const askWhether = (game: CultsPlay, frame: AskingFrame, seat: number, source: string): void =>
  askOne(game, frame, seat, 'chooseOne', [0, PASS], { words: choiceWords(source, []) });
