import { chooseDie, type Turned } from '../questions/cards/choose-die';
import { moveRitual as moving, type Move } from '../questions/cards/move-ritual';
import { amountOf, openDistricts } from '../cards/conditions';
import { idOf, takeTop } from '../cards/cards';
import { emit } from '../state/emit';
import { bringIntoForce, listen } from '../bounds/in-force';
import { DISTRICTS, FACES, faceId } from '../../contract/ids';
import { moveRitual } from '../state/pieces';
import { modifierFrom, openFields } from '../state/numbers';
import { levelOf, ownerOf, ritual, typeOf, type CultsPlay, type Side } from '../state/state';
import type { VerbOf, Verbs } from './verb';
import type { EffectContext } from '../state/context';
import { seatAt, districtAt, numberAt } from '../state/at';

/** Effects on the opportunity at hand: dice, the Plan being executed, the Confrontation; and on the rules themselves. */

const setDieVerb: VerbOf<'setDie'> = {
  possible: (game, effect, context) => game.state.dice?.seat === context.seat && settings(game, effect.face).length > 0,
  ask: (game, effect, context, frame) => chooseDie.ask(game, frame, context.seat, settings(game, effect.face)),
  answered(game, _, context, chosen) {
    const { die, face } = chooseDie.read(chosen);
    game.state.dice!.faces[die] = face;
    emit(game, 'dieSet', context.seat, -1, { die, face: faceId(face) });
  },
};

/** Each die with each face that it does not show yet. */
function settings(game: CultsPlay, wanted: string): Turned[] {
  const turns: Turned[] = [];
  game.state.dice?.faces.forEach((shown, die) => {
    FACES.forEach((face, i) => {
      if (i !== shown && (wanted === 'any' || wanted === face)) turns.push({ die, face: i });
    });
  });
  return turns;
}

const skipAdvanceVerb: VerbOf<'skipAdvance'> = {
  possible: (game) => game.state.turn?.skipAdvance === false,
  run(game) {
    if (game.state.turn !== null) game.state.turn.skipAdvance = true;
  },
};

const keepRitualVerb: VerbOf<'keepRitual'> = {
  possible: (game) => game.state.turn?.keepRitual === false,
  run(game) {
    if (game.state.turn !== null) game.state.turn.keepRitual = true;
  },
};

export function sideOf(game: CultsPlay, seat: number): Side | undefined {
  const { fight } = game.state;
  if (fight === null) return undefined;
  for (const side of fight.sides) if (side.seat === seat) return side;
  return undefined;
}

const addThugsVerb: VerbOf<'addThugs'> = {
  possible: (game, _, context) => sideOf(game, context.seat) !== undefined,
  run(game, effect, context) {
    const side = sideOf(game, context.seat);
    if (side === undefined) return;
    const count = amountOf(game, effect.count, context);
    side.extra += count;
    emit(game, 'thugsJoined', context.seat, game.state.fight!.district, { count });
  },
};

const addAttackVerb: VerbOf<'addAttack'> = {
  possible: (game, _, context) => sideOf(game, context.seat) !== undefined,
  run(game, effect, context) {
    const side = sideOf(game, context.seat);
    if (side === undefined) return;
    const count = amountOf(game, effect.count, context);
    side.extra += count;
    emit(game, 'attackAdded', context.seat, game.state.fight!.district, { count });
  },
};

/** The top card of the deck counts as committed; a Disorganization card gives nothing and goes with the rest (R6.7). */
const joinTopCardVerb: VerbOf<'joinTopCard'> = {
  possible: (game, _, context) => {
    const { deck, discard } = seatAt(game.state, context.seat);
    return sideOf(game, context.seat) !== undefined && deck.length + discard.length > 0;
  },
  run(game, _, context) {
    const side = sideOf(game, context.seat);
    const copy = side === undefined ? -1 : takeTop(game, context.seat);
    if (copy < 0) return;
    side!.cards.push(copy);
    game.state.reveals++;
    emit(game, 'cardJoined', context.seat, game.state.fight!.district, {
      card: idOf(game, copy),
      attack: numberAt(game.book.attack, typeOf(copy)),
    });
  },
};

/** Several copies of one loser pass on one card. */
const passOnVerb: VerbOf<'passOnDisorganization'> = {
  possible: (game, _, context) => sideOf(game, context.seat)?.passesOn === false,
  run(game, _, context) {
    const side = sideOf(game, context.seat);
    if (side !== undefined) side.passesOn = true;
  },
};

const takeBackVerb: VerbOf<'takeBackThugs'> = {
  possible: (game, _, context) => {
    const side = sideOf(game, context.seat);
    return side !== undefined && side.thugs > 0 && !side.takesBack;
  },
  run(game, _, context) {
    const side = sideOf(game, context.seat);
    if (side !== undefined) side.takesBack = true;
  },
};

/** The options stand highest level first, then by the number of the district: so the NPC takes the first. */
const saveRitualVerb: VerbOf<'saveRitual'> = {
  possible: (game, _, context) => savings(game, context).length > 0,
  ask: (game, _, context, frame) => moving.ask(game, frame, context.seat, savings(game, context)),
  answered(game, _, context, chosen) {
    const { from, level, to } = moving.read(chosen);
    moveRitual(game, from, to, ritual(context.seat, level));
  },
};

function savings(game: CultsPlay, context: EffectContext): Move[] {
  const { fight } = game.state;
  if (fight === null) return [];
  const levels = districtAt(game.state, fight.district)
    .rituals.filter((m) => ownerOf(m) === context.seat)
    .map(levelOf);
  const targets = openDistricts(game).filter((to) => to !== fight.district && openFields(game, to) > 0);
  return levels.sort((a, b) => b - a).flatMap((level) => targets.map((to) => ({ from: fight.district, level, to })));
}

const changeVerb: VerbOf<'change'> = {
  possible: (_, effect, context) => effect.where !== 'here' || context.district >= 0,
  run(game, effect, context) {
    const modifier = modifierFrom(game.state, effect, context);
    if (modifier === null) return;
    bringIntoForce(game, modifier);
    const district = modifier.district < 0 ? {} : { district: DISTRICTS[modifier.district] };
    emit(game, 'ruleChanged', modifier.seat, -1, {
      number: modifier.number,
      ...(modifier.set === null ? {} : { set: modifier.set }),
      ...(modifier.add === 0 ? {} : { add: modifier.add }),
      card: context.source,
      lasts: modifier.lasts,
      until: modifier.until,
      ...district,
    });
  },
};

const subscribeVerb: VerbOf<'subscribe'> = {
  run(game, effect, context) {
    const { triggers, lasts, rounds } = effect;
    const until = game.state.round + (rounds ?? 1) - 1;
    const subscription = { triggers, owner: context.owner, lasts, until, source: context.source };
    listen(game, subscription);
    emit(game, 'effectRemains', context.owner, -1, { card: context.source, lasts, until });
  },
};

/** The questions asked here. */
export const momentQuestions = { chooseDie };

export const momentVerbs = {
  setDie: setDieVerb,
  skipAdvance: skipAdvanceVerb,
  keepRitual: keepRitualVerb,
  addThugs: addThugsVerb,
  addAttack: addAttackVerb,
  joinTopCard: joinTopCardVerb,
  passOnDisorganization: passOnVerb,
  takeBackThugs: takeBackVerb,
  saveRitual: saveRitualVerb,
  change: changeVerb,
  subscribe: subscribeVerb,
} satisfies Partial<Verbs>;
