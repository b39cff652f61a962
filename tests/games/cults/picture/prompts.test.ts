import type { CultsSession } from '../../../../src/games/cults/game';
import { cults } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { RandomBot } from '../../../../src/platform/bots';
import { Choice } from '../../../../src/platform/prompts/choice';
import { DECISIONS } from '../../../../src/games/cults/contract/decisions';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { keyOf } from '../../../../src/platform/prompts/spots';
import { StagedChoice } from '../../../../src/platform/prompts/staged-choice';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { readAnswer, openAsk } from '../../../../src/kernel';
import { humanConfig } from '../properties/random-games';

/** Plays the i-th random game through a session and shows every decision with the view of whoever is asked. */
function playThrough(i: number, look: (session: CultsSession, view: TableView, chosen: readonly string[]) => void): void {
  const session = Session.begin(cults, { config: humanConfig(i) }, baseBook());
  const bot = new RandomBot(`prompts ${i}`);
  for (let ask = openAsk(session.state); ask !== null; ask = openAsk(session.state)) {
    const view = session.view(session.state.seats[ask.seat]!.cult, Number.MAX_SAFE_INTEGER) as unknown as TableView;
    const chosen = bot.choose(ask).map((at) => view.decision!.options[at]!.id);
    look(session, view, chosen);
    session.answer(chosen);
  }
}

/** A legal answer is reached by pointing: at the first spot of an option, then at its second. */
function pointAt(view: TableView, answer: readonly string[]): StagedChoice {
  const decision = view.decision!;
  const staged = new StagedChoice(decision, (option) => stagesOf(option, view, decision));
  for (const id of answer) {
    const option = decision.options.find((one) => one.id === id)!;
    const keys = stagesOf(option, view, decision).map((spot) => keyOf(spot, option));
    for (const key of keys) {
      expect(staged.offers.map((offer) => offer.key)).toContain(key);
      if (staged.entered !== key) staged.point(key);
    }
  }
  return staged;
}

/** Two equal Rituals lie at one place: either will do. */
const kindsOf = (answer: readonly string[]): string[] => answer.map((id) => id.replace(/#\d+$/, '')).sort();

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('prompts', () => {
  it.each(SEEDS)('lead to every answer by pointing at spots of the table (game %i)', (i) => {
    const kinds = new Set<string>();
    playThrough(i, (_, view, chosen) => {
      kinds.add(view.decision!.kind);
      const staged = pointAt(view, chosen);
      expect({ kind: view.decision!.kind, chosen: kindsOf(staged.choice.chosen) }).toEqual({
        kind: view.decision!.kind,
        chosen: kindsOf(chosen),
      });
      expect(staged.choice.isLegal).toBe(true);
    });
    expect([...kinds].filter((kind) => !Object.hasOwn(DECISIONS, kind))).toEqual([]);
  });

  it.each(SEEDS)('know what is legal as the engine does (game %i)', (i) => {
    const bot = new RandomBot(`subsets ${i}`);
    playThrough(i, (session, { decision }) => {
      const ask = openAsk(session.state);
      const size = bot.choose(ask!).length;
      const some = decision!.options.filter((_, at) => (at * 7 + decision!.id) % 3 < size).map((option) => option.id);
      const choice = new Choice(decision!);
      choice.set(some);
      let fine = true;
      try {
        readAnswer(ask!, decision!.options, some);
      } catch {
        fine = false;
      }
      expect({ kind: decision!.kind, some, legal: choice.isLegal }).toEqual({ kind: decision!.kind, some, legal: fine });
    });
  });
});
