import type { Below } from '../../../kernel';
import { lotsOf, makeBot, type Seen } from '../../../platform/bots';
import { cultsBots } from '../bots';
import { byHabit } from '../bots/habits';
import { cults, type Catalogue, type CultsAsk, type CultsPlay, type State } from '../rules';
import { bestAbility } from './abilities';
import type { LabPlayers } from '../contract/lab';
import { purchases } from './purchases';
import { APPRENTICE_TASTE } from './taste';

export type { Below };

/** Chooses option indices of a legal answer. */
export type Policy = (game: CultsPlay, ask: CultsAsk, below: Below) => readonly number[];

/** Plays by Novice's rules of thumb without Novice's mistakes, buys what seems worth its price, and tries abilities before it uses them. */
export const apprentice: Policy = (game, ask, below) => {
  if (ask.kind === 'augment') return purchases(game, ask, below);
  return ask.kind === 'useAbility' ? bestAbility(game, ask, below) : byHabit(game, ask, below, APPRENTICE_TASTE);
};

/** A bot as at any table: it gets the view of its seat and nothing else. The game must keep all of its events. */
const bot =
  (level: string): Policy =>
  (game, { frame: _, ...question }) => {
    const { state, book, events } = game;
    const look = (): Seen<State, Catalogue> => {
      const view = cults.view(game, question.seat, cults.standing?.(events ?? []) ?? events ?? []);
      return { view, decision: view.decision!, rules: cults, book };
    };
    const lots = lotsOf(state.setting.seed, state.seats[question.seat]!.cult, question.id);
    return makeBot(level, lots, cultsBots).choose(question, look);
  };

export const policyOf = (players: LabPlayers): Policy => (players === 'apprentice' ? apprentice : bot(players));
