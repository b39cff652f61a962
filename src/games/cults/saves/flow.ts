import { BOTTOM, CARD_FRAMES, labelOf, PHASES, RULE_FRAMES, type FrameSpec, type State } from '../rules';
import { type Frame, openAsk } from '../../../kernel';
import { type SavePlace, askPlace } from './place';

/**
 * The order of the flow. Each step of the rules lies on one of those on which the rules lay it, each once for a seat, and what
 * it speaks of (the turn, the dice, the Confrontation) is there: so every step that is still to come can be taken.
 */

interface Laid {
  readonly label: string;
  readonly frame: Frame & { readonly seat?: number; readonly phase?: string };
  readonly spec: FrameSpec;
  readonly place: SavePlace;
}

export function checkFlow(state: State, place: SavePlace): void {
  const laid = laidDown(state, place);
  laid.forEach((one, i) => {
    const beneath = i === 0 ? BOTTOM : laid[i - 1]!.label;
    if (!one.spec.on.includes(beneath)) one.place.fail('flowOutOfOrder', { step: one.label });
  });
  checkOnce(laid);
  checkRound(state, laid, place);
  checkTurn(state, laid, place);
  checkDice(state, laid, place);
  checkFight(state, laid, place);
  for (const one of laid) checkStep(state, one);
  checkPayment(state, laid, place);
}

/** R8.5, R8.6: what is paid for comes next. */
const PAID: Readonly<Record<string, string>> = { cards: 'receiveCards', site: 'prepareSite', ritual: 'prepareRitual' };

function checkPayment(state: State, laid: readonly Laid[], place: SavePlace): void {
  const ask = openAsk(state);
  if (ask?.frame.step !== 'pay') return;
  const { why } = ask.frame;
  if (Object.hasOwn(PAID, why) && laid.at(-1)?.label !== PAID[why]) askPlace(place).fail('flowOutOfOrder', { step: 'pay' });
}

/** The frames of the rules from the bottom up, the one that asks on top. Steps that finish at once never wait on the stack. */
function laidDown(state: State, place: SavePlace): Laid[] {
  const { flow } = state;
  const ask = openAsk(state);
  const laid: Laid[] = [];
  const lay = (frame: Frame, at: SavePlace, asks: boolean): void => {
    const label = labelOf(frame as never);
    const spec = RULE_FRAMES[label];
    if (!asks && (spec ?? CARD_FRAMES[label])?.hasty === true) at.fail('flowOutOfOrder', { step: label });
    if (spec !== undefined) laid.push({ label, frame, spec, place: at });
  };
  flow.forEach((frame, i) => lay(frame, place.at('flow').at(i), false));
  if (ask !== null) lay(ask.frame, askPlace(place).at('frame'), true);
  return laid;
}

function checkOnce(laid: readonly Laid[]): void {
  const seen = new Set<string>();
  for (const { label, frame, place } of laid) {
    const name = `${label}/${frame.seat ?? ''}/${frame.phase ?? ''}`;
    if (seen.has(name)) place.fail('flowOutOfOrder', { step: label });
    seen.add(name);
  }
}

/** R5.1, R5.4: what is left of the round, without a gap, and the phase at hand before it. */
function checkRound(state: State, laid: readonly Laid[], place: SavePlace): void {
  const { phase, round, setting, outcome } = state;
  const order: readonly string[] = PHASES.slice(1);
  const isLast = round >= setting.rounds;
  const rest = laid.filter(({ label }) => label === 'phase' || label === 'gameEnding');
  const named = rest.map(({ frame }) => frame.phase ?? 'hiding');
  const end = order.length - 1;
  rest.forEach(({ label, place: at }, i) => {
    const isFitting = named[i] === order[end - i] && (i > 0 || (label === 'gameEnding') === isLast);
    if (!isFitting) at.fail('flowOutOfOrder', { step: label });
  });
  const first = laid[0];
  if ((first === undefined) !== (outcome !== null)) place.at('flow').fail('flowOutOfOrder', { step: first?.label ?? BOTTOM });
  if (first === undefined) return;
  if (first.label === 'hiding' || first.label === 'roundEnd') return isNow(state, ['hiding'], place);
  if (first.label === 'outcome') return isNow(state, ['action'], place);
  if (first.label === 'round') return isNow(state, laid.length > 1 ? ['setup'] : ['setup', 'hiding'], place);
  // What lies on the rest belongs to the phase before it; nothing does while the next one is only about to begin.
  const content = laid[rest.length];
  const before = order[end - rest.length] ?? 'hiding';
  const begins = before === 'hiding' || before === 'city' ? ['setup', before] : [before];
  if (content === undefined) return isNow(state, begins, place);
  if (content.spec.in !== before || phase !== before) content.place.fail('flowOutOfOrder', { step: content.label });
}

function isNow({ phase }: State, phases: readonly string[], place: SavePlace): void {
  if (!phases.includes(phase)) place.at('phase').fail('flowOutOfOrder', { step: phase });
}

const found = (laid: readonly Laid[], label: string): Laid | undefined => laid.find((one) => one.label === label);

/** R6.8: there is a turn until it has ended, and its steps are its seat's. */
function checkTurn({ turn }: State, laid: readonly Laid[], place: SavePlace): void {
  if ((turn === null) !== (found(laid, 'turnEnd') === undefined)) place.at('turn').fail('flowOutOfOrder', { step: 'turnEnd' });
  if (turn !== null) belongs(laid, 'turn', [turn.seat]);
}

/** R7.3: there are dice until their results have been taken. */
function checkDice({ dice }: State, laid: readonly Laid[], place: SavePlace): void {
  if ((dice === null) !== (found(laid, 'takeRecruits') === undefined))
    place.at('dice').fail('flowOutOfOrder', { step: 'takeRecruits' });
  if (dice !== null) belongs(laid, 'dice', [dice.seat]);
}

/** R9: there is a Confrontation until its forces are cleared away; it is decided when they have been compared. */
function checkFight({ fight }: State, laid: readonly Laid[], place: SavePlace): void {
  const here = place.at('fight');
  const isOpen = found(laid, 'compare') !== undefined;
  const isDecided = found(laid, 'aftermath') !== undefined;
  if ((fight !== null) !== (isOpen || isDecided)) here.fail('flowOutOfOrder', { step: 'compare' });
  if (fight === null) return;
  const seats = fight.sides.map(({ seat }) => seat);
  if (seats.length < 2 || new Set(seats).size < seats.length) here.at('sides').fail('damagedSave');
  belongs(laid, 'fight', seats);
  const fits = isOpen
    ? fight.winner === -2 && fight.attack.length === 0
    : (fight.winner === -1 || seats.includes(fight.winner)) && fight.attack.length === seats.length;
  if (!fits) here.at('winner').fail('damagedSave');
}

function belongs(laid: readonly Laid[], to: FrameSpec['of'], seats: readonly number[]): void {
  for (const { label, frame, spec, place } of laid) {
    if (spec.of === to && frame.seat !== undefined && !seats.includes(frame.seat)) place.fail('flowOutOfOrder', { step: label });
  }
}

/** What a step needs of its seat to have an answer, where it does not look itself. */
function checkStep({ seats, districts }: State, { label, frame, place }: Laid): void {
  const isOver =
    label === 'placePlan'
      ? seats[frame.seat!]!.plans === 0
      : label === 'firstSite'
        ? districts.every(({ open, sites }) => !open || sites.includes(frame.seat!))
        : false;
  if (isOver) place.fail('flowOutOfOrder', { step: label });
}
