import { modOf, type ModRules, type Rules } from '../../../kernel';
import { blank } from './bounds/blanking';
import type { Catalogue } from './cards/catalogue';
import { answer, answerChosen, askAgain, newGame, openDecision, outcomeOf, play } from './game';
import { imagine } from './position/imagine';
import { openingOf } from './position/opening';
import { loadScenario } from './position/read';
import { SPECTATOR, viewOf } from './position/view';
import { positionOf } from './position/write';
import { outlineOf } from './cards/outline';
import { cloneState } from './state/clone';
import { withdrawn } from './state/withdrawn-events';
import { brokenInvariants } from './state/invariants';
import type { CultsPlay, State } from './state/state';
import type { RulesView } from './position/frames';

const mods: ModRules<State, Catalogue> = {
  pins: ({ book }) => book.pins ?? [],
  printed: ({ cards }) =>
    Object.fromEntries(cards.filter(({ id }) => modOf(id) !== 'base').map((card) => [card.id, outlineOf(card)])),
  blankable: ({ book }) => [...book.mods, ...book.cards.map(({ id }) => id)],
  blank: (game: CultsPlay, what) => blank(game, what),
  askAgain: (game: CultsPlay) => askAgain(game),
};

/** Rise of the Cults, as the platform plays it. Seats are named by their cults. */
export const cults: Rules<State, Catalogue, RulesView> = {
  id: 'cults',
  // R1.1, R12.1: two to four players, or one against the NPC.
  seats: { min: 1, max: 4 },
  saves: { format: 'rise-of-the-cults/save', version: 4 },
  levels: ['novice', 'cultist', 'elder'],
  mods,

  begin: newGame,
  opening: openingOf,
  load: loadScenario,
  play,
  clone: cloneState,

  seated: ({ setting }) => setting.seats.map(({ cult, by, name }) => ({ id: cult, by, name })),
  seed: ({ setting }) => setting.seed,

  decisions(game: CultsPlay) {
    const decision = openDecision(game);
    return decision === null ? [] : [decision];
  },
  answer: (game: CultsPlay, _, value) => answer(game, value),
  choose: (game: CultsPlay, _, chosen) => answerChosen(game, chosen),

  view: (game: CultsPlay, seat, events) => viewOf(game, seat ?? SPECTATOR, events),
  imagine,
  outcome: outcomeOf,
  position: (game: CultsPlay) => positionOf(game),
  standing: withdrawn,
  broken: (game: CultsPlay) => brokenInvariants(game),
};
