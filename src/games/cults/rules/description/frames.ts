import { spec, type Spec, type Specs } from '../../../../kernel';
import { copy, human, integer, LIMITS, npc, openDistrict, price, seat, seatOrNone, type } from './parts';
import type { Phase } from '../../contract/ids';
import { SCRIPT_LIMITS } from '../scripts/calls';

const { among, flag, known, list, orNull, part, shape, whole } = spec;

/** One step as it lies on the flow, what may lie beneath it, and when it may lie there. */
export interface FrameSpec {
  /** Its fields beside `step`. */
  readonly fields: Specs;
  /** Labels of the steps of which one lies beneath it; frames of cards, which may lie anywhere, are not counted. */
  readonly on: readonly string[];
  /** The phase to which it belongs, where it lies on what is left of the round. */
  readonly in?: Phase;
  /** It only lies on the flow while it asks, not beneath anything else: it is run as soon as it is laid there. */
  readonly hasty?: true;
  /** It is the seat of the Confrontation, of the dice or of the turn that it speaks of. */
  readonly of?: 'turn' | 'dice' | 'fight';
}

/** The bottom of the flow, and what is left of the round (R5.1). */
export const BOTTOM = 'bottom';
const REST = ['phase', 'gameEnding'];
const TURN_END = ['turnEnd'];

const forHuman = { seat: human };
const forSeat = { seat };
const planOf = (who: Spec): Specs => ({ seat: who, district: openDistrict });
const opportunity = (keyword: string, moment: string, who: Spec = human, where: Spec = openDistrict): Specs => ({
  seat: who,
  keyword: among([keyword]),
  moment: among([moment]),
  district: where,
});
const nowhere = whole(-1, -1);

const plan = (on: readonly string[], fields: Specs = planOf(human)): FrameSpec => ({ fields, on, of: 'turn' });
const fighter = (on: readonly string[], fields: Specs): FrameSpec => ({ fields, on, of: 'fight' });

const SETUP: Readonly<Record<string, FrameSpec>> = {
  // R4.5–R4.7, R12.2
  draft: { fields: { seat: human, left: list(type, LIMITS.cards) }, on: ['initialSetup'] },
  initialSetup: { fields: { card: orNull(known('setup')) }, on: ['npcSetup'] },
  npcSetup: { fields: {}, on: ['firstSite'] },
  firstSite: { fields: forHuman, on: ['firstSite', 'objective'] },
  objective: { fields: { card: orNull(known('objective')) }, on: ['round'] },
};

const ROUND: Readonly<Record<string, FrameSpec>> = {
  // R5.1–R5.4
  round: { fields: {}, on: [BOTTOM] },
  phase: { fields: { phase: known('phase') }, on: [...REST, BOTTOM] },
  gameEnding: { fields: {}, on: [BOTTOM] },
  outcome: { fields: {}, on: [BOTTOM] },
  city: { fields: {}, on: REST, in: 'city' },
  // R7.2
  mobilization: { fields: {}, on: REST, in: 'mobilization' },
  'abilities:mobilization:open': {
    fields: opportunity('mobilization', 'open', human, nowhere),
    on: [...REST, 'abilities:mobilization:open'],
    in: 'mobilization',
  },
  // R7.3
  recruitment: { fields: {}, on: REST, in: 'recruitment' },
  recruit: { fields: forHuman, on: [...REST, 'recruit'], in: 'recruitment' },
  takeRecruits: { fields: forHuman, on: [...REST, 'recruit'], in: 'recruitment', of: 'dice' },
  'abilities:recruitment:afterRolls': {
    fields: opportunity('recruitment', 'afterRolls', human, nowhere),
    on: ['takeRecruits'],
    of: 'dice',
  },
  reroll: { fields: forHuman, on: ['abilities:recruitment:afterRolls'], of: 'dice' },
  'abilities:recruitment:beforeRerolls': {
    fields: opportunity('recruitment', 'beforeRerolls', human, nowhere),
    on: ['reroll'],
    of: 'dice',
  },
  // R7.4
  planning: { fields: {}, on: REST, in: 'planning' },
  placePlan: { fields: forHuman, on: REST, in: 'planning', hasty: true },
  placedPlan: { fields: forSeat, on: REST, in: 'planning' },
  'abilities:planning:after': { fields: opportunity('planning', 'after'), on: ['placedPlan'] },
  // R8.1
  action: { fields: {}, on: REST, in: 'action' },
  turn: { fields: forSeat, on: REST, in: 'action' },
  turnEnd: { fields: forSeat, on: REST, in: 'action', of: 'turn' },
  // R11.1
  hiding: { fields: {}, on: [BOTTOM], in: 'hiding' },
  roundEnd: { fields: {}, on: [BOTTOM], in: 'hiding' },
  npcHides: { fields: {}, on: ['roundEnd'] },
  hide: { fields: forHuman, on: ['hide', 'npcHides'] },
  discardTokens: { fields: forHuman, on: ['hide', 'npcHides'] },
  discardHand: { fields: forHuman, on: ['discardTokens'] },
  'abilities:hiding:open': { fields: opportunity('hiding', 'open', human, nowhere), on: ['discardHand'] },
};

const PLANS: Readonly<Record<string, FrameSpec>> = {
  // R8.3
  bluff: plan(TURN_END),
  // R8.5
  augmentation: plan(TURN_END),
  'abilities:augmentation:after': plan(TURN_END, opportunity('augmentation', 'after')),
  augment: plan(['abilities:augmentation:after']),
  'abilities:augmentation:before': plan(['augment'], opportunity('augmentation', 'before')),
  destroyDiscard: plan(['abilities:augmentation:after', 'influenceAfter']),
  receiveCards: plan(['destroyDiscard', 'abilities:augmentation:after'], { ...planOf(human), stacks: list(whole(0, 1), 2) }),
  // R8.6
  preparation: plan(TURN_END),
  prepare: plan(TURN_END),
  'abilities:preparation:afterAdvance': plan(['prepare'], opportunity('preparation', 'afterAdvance')),
  advance: plan(['abilities:preparation:afterAdvance']),
  'abilities:preparation:beforeAdvance': plan(['advance'], opportunity('preparation', 'beforeAdvance')),
  payRitual: plan(TURN_END, { ...planOf(human), level: whole(1, 3) }),
  prepareRitual: plan(TURN_END, { ...planOf(human), level: whole(1, 3) }),
  prepareSite: plan([...TURN_END, 'payRitual']),
  // R8.7
  influence: plan(TURN_END),
  influenceAfter: plan(TURN_END),
  influencing: plan(['influenceAfter']),
  'abilities:influence:before': plan(['influencing'], opportunity('influence', 'before')),
  influenceDraw: plan(['influenceAfter']),
  'abilities:influence:after': plan(TURN_END, opportunity('influence', 'after')),
  'abilities:influence:afterMove': plan(TURN_END, opportunity('influence', 'afterMove')),
  // R8.8, R10
  dominance: plan(TURN_END),
  terror: plan(TURN_END, planOf(seat)),
  removeRitual: plan(TURN_END),
  'abilities:terror:removal': plan(['removeRitual'], opportunity('terror', 'removal')),
  'abilities:terror:success': plan(['abilities:terror:removal'], opportunity('terror', 'success')),
  // R12.4, R12.6
  npcPlan: plan(TURN_END, { ...planOf(npc), number: whole(0, 20), tried: list(whole(0, 20), 21) }),
  npcTerror: plan(TURN_END, planOf(npc)),
  npcRemoveRitual: plan(TURN_END, planOf(npc)),
};

const FIGHT: Readonly<Record<string, FrameSpec>> = {
  // R9.1, R9.2
  confrontation: plan(['terror'], planOf(seat)),
  muster: plan(['terror'], planOf(seat)),
  oppose: { fields: { ...planOf(seat), left: whole(0, 99) }, on: ['oppose', 'muster'] },
  // R9.3–R9.7, R12.5
  aftermath: { fields: {}, on: ['terror'] },
  compare: { fields: {}, on: ['terror'] },
  result: fighter(['result', 'aftermath'], forSeat),
  npcReveal: fighter(['compare'], { seat: npc }),
  npcDice: fighter(['compare'], { seat: npc }),
  reveal: fighter(['reveal', 'npcReveal', 'compare'], forHuman),
  showThugs: fighter(['reveal', 'npcReveal', 'compare'], forHuman),
  commit: fighter(['commit', 'reveal'], forHuman),
  'abilities:confrontation:reveal': fighter(['showThugs'], opportunity('confrontation', 'reveal')),
  'npcAbilities:confrontation:reveal': fighter(['npcDice'], opportunity('confrontation', 'reveal', npc)),
  ...Object.fromEntries(
    ['win', 'lose'].flatMap((moment) => [
      [`abilities:confrontation:${moment}`, fighter(['result', 'aftermath'], opportunity('confrontation', moment))],
      [`npcAbilities:confrontation:${moment}`, fighter(['result', 'aftermath'], opportunity('confrontation', moment, npc))],
    ]),
  ),
};

/** Frames of the rules, each by its step; opportunities for abilities by keyword and moment too. */
export const RULE_FRAMES: Readonly<Record<string, FrameSpec>> = { ...SETUP, ...ROUND, ...PLANS, ...FIGHT };

const context = part('context');
const anywhere = (fields: Specs, hasty?: true): FrameSpec => ({ fields, on: [], ...(hasty === undefined ? {} : { hasty }) });

const USE: Spec = shape({
  copy,
  zone: among(['hand', 'committed', 'spent']),
  self: orNull(among(['discard', 'destroy'])),
  forfeit: flag,
  acts: flag,
});

/** Places among the options. What is paid with is listed piece by piece, so there may be more than a script may name. */
const ANSWER: Spec = list(whole(0, LIMITS.options), LIMITS.options);

/** What cards lay on the flow, the card first, by which the rest is judged: it may lie on anything. Markers of the Terror and payments are also laid there by the rules. */
export const CARD_FRAMES: Readonly<Record<string, FrameSpec>> = {
  effects: anywhere({ context, effects: part('effects'), at: whole(0, LIMITS.effects - 1) }),
  choice: anywhere({ context, effect: part('effect') }, true),
  trigger: anywhere({ context, trigger: part('trigger') }),
  script: anywhere({
    context,
    script: whole(0, 100_000),
    use: orNull(USE),
    answers: list(ANSWER, SCRIPT_LIMITS.choices),
    before: orNull(part('before')),
    offered: list(integer, LIMITS.options),
    asked: list(seatOrNone, SCRIPT_LIMITS.choices + 1),
    told: whole(0, LIMITS.number),
    stream: whole(0, LIMITS.number),
  }),
  pay: anywhere({ seat: human, amount: price, leave: price, why: known('reason') }, true),
  placeDominance: anywhere({ seat, district: openDistrict, left: whole(0, LIMITS.tokens) }),
};

/** Under which name a frame is described. */
export function labelOf(frame: Readonly<Record<string, unknown>>): string {
  const { step, keyword, moment } = frame;
  const isOpportunity = step === 'abilities' || step === 'npcAbilities';
  return isOpportunity ? `${step}:${String(keyword)}:${String(moment)}` : String(step);
}
