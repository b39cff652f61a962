import { thenDo } from '../../../../kernel';
import { useAbility } from '../cards/abilities';
import { idOf, takeTop } from '../cards/cards';
import { attackOf, attacksOf } from '../fight/confrontation';
import { sideOf } from '../effects/opportunity';
import { emit } from '../state/emit';
import { THUG, faceId } from '../../contract/ids';
import { rollDice } from '../phases/recruitment';
import { rule } from '../state/numbers';
import type { CultsPlay } from '../state/state';
import type { SeatFrame, AbilitiesFrame } from '../state/frames';
import { usableAbilities } from '../cards/usable';
import { seatAt, numberAt } from '../state/at';

export const npcConfrontationSteps = {
  /** R12.5: the top cards of its deck and all bonus cards; every Confrontation ability of theirs; then dice and Thugs. */
  npcReveal: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const { state } = game;
      const npc = seatAt(state, seat);
      const side = sideOf(game, seat)!;
      const { district } = state.fight!;
      side.revealed = true;
      state.reveals++;
      const reveals = rule(game, 'npcReveals', seat, district);
      for (let i = 0; i < reveals; i++) {
        const copy = takeTop(game, seat);
        if (copy >= 0) side.cards.push(copy);
      }
      side.cards.push(...npc.bonus);
      npc.bonus = [];
      emit(game, 'forcesRevealed', seat, district, {
        cards: side.cards.map((copy) => idOf(game, copy)),
        attacks: attacksOf(game, side),
      });
      const abilities: AbilitiesFrame = { step: 'npcAbilities', seat, keyword: 'confrontation', moment: 'reveal', district };
      thenDo(game, abilities, { step: 'npcDice', seat });
    },
  },
  /** R12.5: each one in reveal order, unpaid, as long as there is one. */
  npcAbilities: {
    run(game: CultsPlay, frame: AbilitiesFrame): void {
      const ref = usableAbilities(game, frame)[0];
      if (ref === undefined) return;
      game.state.flow.push(frame);
      useAbility(game, frame, ref);
    },
  },
  /** R12.5: five dice, everything but Thugs re-rolled twice, each Thug 1 Attack; and all its stored Thugs. */
  npcDice: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const { state } = game;
      const side = sideOf(game, seat)!;
      const { district } = state.fight!;
      side.dice = rollDice(game, rule(game, 'recruitmentDice', seat, district));
      const rerolls = rule(game, 'npcRerolls', seat, district);
      for (let i = 0; i < rerolls; i++) {
        const again = side.dice.flatMap((face, die) => (face === THUG ? [] : [die]));
        const rolled = rollDice(game, again.length);
        again.forEach((die, at) => {
          side.dice[die] = rolled[at]!;
        });
      }
      side.thugs = numberAt(seatAt(state, seat).tokens, THUG);
      seatAt(state, seat).tokens[THUG] = 0;
      emit(game, 'npcDiceRolled', seat, district, { faces: side.dice.map((face) => faceId(face)) });
      emit(game, 'thugsShown', seat, district, { count: side.thugs, attack: attackOf(game, side, district) });
    },
  },
};
