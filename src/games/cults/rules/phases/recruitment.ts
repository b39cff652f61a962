import { randomRolls, thenDo } from '../../../../kernel';
import { reroll } from '../questions/round/reroll';
import { emit } from '../state/emit';
import { BLANK, DIE, type Face, faceId } from '../../contract/ids';
import { gainTokens } from '../state/pieces';
import { humansInOrder } from './round';
import { rule } from '../state/numbers';
import type { CultsPlay, CultsFrame } from '../state/state';
import type { SeatFrame, AbilitiesFrame } from '../state/frames';

/** Faces of Recruitment dice: those a position has laid down first, then the random stream. */
export function rollDice(game: CultsPlay, count: number): number[] {
  const { state } = game;
  const { recruitment } = state.rolls;
  const laid = recruitment.length === 0 ? null : recruitment.splice(0, count);
  const rolls = randomRolls(state, DIE.length, count - (laid?.length ?? 0));
  for (let i = 0; i < rolls.length; i++) rolls[i] = DIE[rolls[i]!]!;
  state.reveals++;
  if (laid === null) return rolls;
  for (const roll of rolls) laid.push(roll);
  return laid;
}

const facesOf = (faces: readonly number[]): Face[] => faces.map(faceId);

/** The questions asked here. */
export const recruitmentQuestions = { reroll };

export const recruitmentSteps = {
  /** R7.3: in turn order. */
  recruitment: {
    run(game: CultsPlay): void {
      thenDo(game, ...humansInOrder(game).map((seat): CultsFrame => ({ step: 'recruit', seat })));
    },
  },
  /** R7.3: all dice are rolled; abilities before re-rolling, the re-rolls, abilities after the last roll, the tokens. */
  recruit: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const faces = rollDice(game, rule(game, 'recruitmentDice', seat, -1));
      game.state.active = seat;
      game.state.dice = { seat, faces, rerolls: rule(game, 'rerolls', seat, -1) };
      emit(game, 'diceRolled', seat, -1, game.events === null ? undefined : { faces: facesOf(faces) });
      const abilities = (moment: 'beforeRerolls' | 'afterRolls'): AbilitiesFrame => ({
        step: 'abilities',
        seat,
        keyword: 'recruitment',
        moment,
        district: -1,
      });
      thenDo(game, abilities('beforeRerolls'), { step: 'reroll', seat }, abilities('afterRolls'), {
        step: 'takeRecruits',
        seat,
      });
    },
  },
  /** R7.3: up to twice, any of the dice; none of them ends it. */
  reroll: {
    run(game: CultsPlay, frame: SeatFrame): void {
      const { faces, rerolls } = game.state.dice!;
      if (rerolls <= 0) return;
      reroll.ask(game, frame, frame.seat, faces.length);
    },
    answered(game: CultsPlay, frame: SeatFrame, chosen: readonly number[]): void {
      if (chosen.length === 0) return;
      const dice = game.state.dice!;
      dice.rerolls--;
      const rolled = rollDice(game, chosen.length);
      chosen.forEach((die, i) => {
        dice.faces[die] = rolled[i]!;
      });
      emit(game, 'diceRerolled', frame.seat, -1, game.events === null ? undefined : { dice: chosen, faces: facesOf(dice.faces) });
      game.state.flow.push(frame);
    },
  },
  takeRecruits: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const { faces } = game.state.dice!;
      game.state.dice = null;
      for (let token = 0; token < BLANK; token++) {
        let count = 0;
        for (const face of faces) if (face === token) count++;
        gainTokens(game, seat, token, count);
      }
    },
  },
};
