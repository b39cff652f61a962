import { shuffle, thenDo } from '../../../../kernel';
import { takeTop } from '../cards/cards';
import type { VerbOf, Verbs } from '../effects/verb';
import { emit } from '../state/emit';
import { fromIn, levelIn } from '../questions/refs/arrival';
import { movesHere } from '../plans/influence';
import { moveRitual, raiseRitual } from '../state/pieces';
import { ritual, type CultsPlay } from '../state/state';
import type { EffectContext } from '../state/context';
import { seatAt } from '../state/at';

/** Effects that only the NPC's plans need (R12.4): for anybody else, and where there is no district, they do nothing. */
const isNpcHere = (game: CultsPlay, { seat, district }: EffectContext): boolean =>
  seatAt(game.state, seat).npc && game.state.districts[district]?.open === true;

/** R12.4: its lowest Ritual from a higher-numbered district, if none from a lower one; among equals the nearest. */
const npcInfluenceVerb: VerbOf<'npcInfluence'> = {
  possible: (game, _, context) => isNpcHere(game, context) && movesHere(game, context.seat, context.district).length > 0,
  run(game, _, context) {
    if (!isNpcHere(game, context)) return;
    const { seat, district } = context;
    const moves = movesHere(game, seat, district);
    const higher = moves.filter((move) => fromIn(move) > district);
    const choice = higher.length > 0 ? higher : moves;
    if (choice.length === 0) return;
    const distance = (move: number): number => Math.abs(fromIn(move) - district);
    const best = choice.reduce((a, b) => {
      const lower = levelIn(b) - levelIn(a);
      return lower < 0 || (lower === 0 && distance(b) < distance(a)) ? b : a;
    });
    const marker = ritual(seat, levelIn(best));
    moveRitual(game, fromIn(best), district, marker);
    raiseRitual(game, district, marker);
  },
};

/** R12.4: a card face down, for its next Confrontation. */
const npcBonusCardVerb: VerbOf<'npcBonusCard'> = {
  run(game, _, { seat }) {
    if (!seatAt(game.state, seat).npc) return;
    const copy = takeTop(game, seat);
    if (copy < 0) return;
    seatAt(game.state, seat).bonus.push(copy);
    emit(game, 'npcBonusDrawn', seat, -1);
  },
};

/** R12.4: Confrontation, then Terror. There is one Confrontation at a time. */
const dominateVerb: VerbOf<'dominate'> = {
  run(game, _, context) {
    if (!isNpcHere(game, context) || game.state.fight !== null) return;
    const { seat, district } = context;
    thenDo(game, { step: 'confrontation', seat, district }, { step: 'terror', seat, district });
  },
};

/** R12.7: its deck, not its discard pile. */
export function shuffleNpcDeck(game: CultsPlay): void {
  const npc = game.state.seats.find((seat) => seat.npc);
  if (npc !== undefined) shuffle(game.state, npc.deck);
}

export const npcVerbs = {
  npcInfluence: npcInfluenceVerb,
  npcBonusCard: npcBonusCardVerb,
  dominate: dominateVerb,
} satisfies Partial<Verbs>;
