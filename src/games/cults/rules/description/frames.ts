import { spec, type Spec } from '../../../../kernel';
import type { Effect, Trigger } from '../cards/book';
import type { EffectContext } from '../state/context';
import type { CardUse, Moment, StepName } from '../state/frames';
import type { CultsFrame, State } from '../state/state';
import { copy, human, integer, LIMITS, npc, openDistrict, price, seat, seatOrNone, type } from './parts';
import type { Keyword, Phase, PhasePlayed } from '../../contract/ids';
import { SCRIPT_LIMITS } from '../scripts/calls';

const { among, flag, knownId, list, orNull, part, shape, whole } = spec;

/** A step by its name; opportunities for abilities by keyword and moment too. */
type Opportunities = 'abilities' | 'npcAbilities';
type Label = Exclude<StepName, Opportunities> | `${Opportunities}:${Keyword}:${Moment}`;
type StepAt<L extends Label> = L extends `${infer S extends Opportunities}:${string}` ? S : Exclude<L, `${string}:${string}`>;
/** What a frame carries beside the name of its step. */
type FieldsAt<L extends Label> = Omit<CultsFrame<StepAt<L>>, 'step'>;
type On = readonly (Label | typeof BOTTOM)[];

/** One step as it lies on the flow, what may lie beneath it, and when it may lie there. */
export interface FrameSpec<F = Readonly<Record<string, unknown>>> {
  /** Its fields beside `step`. */
  readonly fields: { readonly [K in keyof F]: Spec<F[K]> };
  /** Labels of the steps of which one lies beneath it; frames of cards, which may lie anywhere, are not counted. */
  readonly on: readonly string[];
  /** The phase to which it belongs, where it lies on what is left of the round. */
  readonly in?: Phase;
  /** It only lies on the flow while it asks, not beneath anything else: it is run as soon as it is laid there. */
  readonly hasty?: true;
  /** It is the seat of the Confrontation, of the dice or of the turn that it speaks of. */
  readonly of?: 'turn' | 'dice' | 'fight';
}

/** Descriptions of frames. A misspelt step, one beneath it that does not exist, or a field that is missing does not compile. */
type FrameSpecs = { readonly [L in Label]?: FrameSpec<FieldsAt<L>> & { readonly on: On } };

/** The bottom of the flow, and what is left of the round (R5.1). */
export const BOTTOM = 'bottom';
const REST = ['phase', 'gameEnding'] as const;
const TURN_END = ['turnEnd'] as const;

const forHuman = { seat: human };
const forSeat = { seat };
const planOf = (who: Spec<number>): OfPlan => ({ seat: who, district: openDistrict });
const opportunity = <K extends Keyword, M extends Moment>(
  keyword: K,
  moment: M,
  who = human,
  where = openDistrict,
): Chance<K, M> => ({
  seat: who,
  keyword: among([keyword]),
  moment: among([moment]),
  district: where,
});
const nowhere = whole(-1, -1);

type OfPlan = { readonly seat: Spec<number>; readonly district: Spec<number> };
type Chance<K, M> = OfPlan & { readonly keyword: Spec<K>; readonly moment: Spec<M> };
interface Laid<F, P> {
  readonly fields: F;
  readonly on: On;
  readonly of: P;
}

const planFor = <F>(on: On, fields: F): Laid<F, 'turn'> => ({ fields, on, of: 'turn' });
const plan = (on: On): Laid<OfPlan, 'turn'> => planFor(on, planOf(human));
const fighter = <F>(on: On, fields: F): Laid<F, 'fight'> => ({ fields, on, of: 'fight' });

const SETUP = {
  // R4.5–R4.7, R12.2
  draft: { fields: { seat: human, left: list(type, LIMITS.cards) }, on: ['initialSetup'] },
  initialSetup: { fields: { card: orNull(knownId('setup')) }, on: ['npcSetup'] },
  npcSetup: { fields: {}, on: ['firstSite'] },
  firstSite: { fields: forHuman, on: ['firstSite', 'objective'] },
  objective: { fields: { card: orNull(knownId('objective')) }, on: ['round'] },
} satisfies FrameSpecs;

const ROUND = {
  // R5.1–R5.4
  round: { fields: {}, on: [BOTTOM] },
  phase: { fields: { phase: knownId<PhasePlayed>('phase') }, on: [...REST, BOTTOM] },
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
} satisfies FrameSpecs;

const PLANS = {
  // R8.3
  bluff: plan(TURN_END),
  // R8.5
  augmentation: plan(TURN_END),
  'abilities:augmentation:after': planFor(TURN_END, opportunity('augmentation', 'after')),
  augment: plan(['abilities:augmentation:after']),
  'abilities:augmentation:before': planFor(['augment'], opportunity('augmentation', 'before')),
  destroyDiscard: plan(['abilities:augmentation:after', 'influenceAfter']),
  receiveCards: planFor(['destroyDiscard', 'abilities:augmentation:after'], { ...planOf(human), stacks: list(whole(0, 1), 2) }),
  // R8.6
  preparation: plan(TURN_END),
  prepare: plan(TURN_END),
  'abilities:preparation:afterAdvance': planFor(['prepare'], opportunity('preparation', 'afterAdvance')),
  advance: plan(['abilities:preparation:afterAdvance']),
  'abilities:preparation:beforeAdvance': planFor(['advance'], opportunity('preparation', 'beforeAdvance')),
  payRitual: planFor(TURN_END, { ...planOf(human), level: whole(1, 3) }),
  prepareRitual: planFor(TURN_END, { ...planOf(human), level: whole(1, 3) }),
  prepareSite: plan([...TURN_END, 'payRitual']),
  // R8.7
  influence: plan(TURN_END),
  influenceAfter: plan(TURN_END),
  influencing: plan(['influenceAfter']),
  'abilities:influence:before': planFor(['influencing'], opportunity('influence', 'before')),
  influenceDraw: plan(['influenceAfter']),
  'abilities:influence:after': planFor(TURN_END, opportunity('influence', 'after')),
  'abilities:influence:afterMove': planFor(TURN_END, opportunity('influence', 'afterMove')),
  // R8.8, R10
  dominance: plan(TURN_END),
  terror: planFor(TURN_END, planOf(seat)),
  removeRitual: plan(TURN_END),
  'abilities:terror:removal': planFor(['removeRitual'], opportunity('terror', 'removal')),
  'abilities:terror:success': planFor(['abilities:terror:removal'], opportunity('terror', 'success')),
  // R12.4, R12.6
  npcPlan: planFor(TURN_END, { ...planOf(npc), number: whole(0, 20), tried: list(whole(0, 20), 21) }),
  npcTerror: planFor(TURN_END, planOf(npc)),
  npcRemoveRitual: planFor(TURN_END, planOf(npc)),
} satisfies FrameSpecs;

const FIGHT = {
  // R9.1, R9.2
  confrontation: planFor(['terror'], planOf(seat)),
  muster: planFor(['terror'], planOf(seat)),
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
  'abilities:confrontation:win': fighter(['result', 'aftermath'], opportunity('confrontation', 'win')),
  'abilities:confrontation:lose': fighter(['result', 'aftermath'], opportunity('confrontation', 'lose')),
  'npcAbilities:confrontation:win': fighter(['result', 'aftermath'], opportunity('confrontation', 'win', npc)),
  'npcAbilities:confrontation:lose': fighter(['result', 'aftermath'], opportunity('confrontation', 'lose', npc)),
} satisfies FrameSpecs;

const context = part<EffectContext>('context');
const anywhere = <F>(fields: F): { readonly fields: F; readonly on: On } => ({ fields, on: [] });
const hastily = <F>(fields: F): { readonly fields: F; readonly on: On; readonly hasty: true } => ({
  fields,
  on: [],
  hasty: true,
});

const USE = spec.describing<CardUse>()(
  shape({
    copy,
    zone: among(['hand', 'committed', 'spent']),
    self: orNull(among(['discard', 'destroy'])),
    forfeit: flag,
    acts: flag,
  }),
);

/** Places among the options. What is paid with is listed piece by piece, so there may be more than a script may name. */
const ANSWER = list(whole(0, LIMITS.options), LIMITS.options);

/** What cards lay on the flow, the card first, by which the rest is judged: it may lie on anything. Markers of the Terror and payments are also laid there by the rules. */
const CARDS = {
  effects: anywhere({ context, effects: part<readonly Effect[]>('effects'), at: whole(0, LIMITS.effects - 1) }),
  choice: hastily({ context, effect: part<Effect>('effect') }),
  trigger: anywhere({ context, trigger: part<Trigger>('trigger') }),
  script: anywhere({
    context,
    script: whole(0, 100_000),
    use: orNull(USE),
    answers: list(ANSWER, SCRIPT_LIMITS.choices),
    before: orNull(part<State>('before')),
    offered: list(integer, LIMITS.options),
    asked: list(seatOrNone, SCRIPT_LIMITS.choices + 1),
    told: whole(0, LIMITS.number),
    stream: whole(0, LIMITS.number),
  }),
  pay: hastily({ seat: human, amount: price, leave: price, why: knownId('reason') }),
  placeDominance: anywhere({ seat, district: openDistrict, left: whole(0, LIMITS.tokens) }),
} satisfies FrameSpecs;

const RULES = { ...SETUP, ...ROUND, ...PLANS, ...FIGHT };
type Described = typeof RULES & typeof CARDS;
/** These run as soon as they are laid on the flow and ask nothing: no save has one. */
type Unsaved = 'setup' | 'influenceMove' | 'npcDominance' | 'npcTurn';
type Forgotten = Exclude<StepName, Unsaved | StepAt<keyof Described>>;
type Unknown = { [L in keyof Described]: Exclude<keyof Described[L]['fields'], keyof FieldsAt<L>> }[keyof Described];
type None<T extends never> = T;
/** A step that no frame describes does not compile here, nor a field that no frame of its step has. */
export type UndescribedStep = None<Forgotten>;
export type UnknownField = None<Unknown>;

/** Frames of the rules by their labels, and frames of cards. */
export const RULE_FRAMES: Readonly<Record<string, FrameSpec>> = RULES;
export const CARD_FRAMES: Readonly<Record<string, FrameSpec>> = CARDS;

/** Under which name a frame is described. */
export function labelOf(frame: Readonly<Record<string, unknown>>): string {
  const { step, keyword, moment } = frame;
  const isOpportunity = step === 'abilities' || step === 'npcAbilities';
  return isOpportunity ? `${step}:${String(keyword)}:${String(moment)}` : String(step);
}
