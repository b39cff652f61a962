import {
  askOf,
  decisionOf,
  GameError,
  NO_ASKS,
  randomBelow,
  readAnswer,
  Reader,
  redactAll,
  resume,
  run,
  stepTable,
  streamFrom,
  type Ask,
  type Decision,
  type FlowState,
  type Frame,
  type Option,
  type Outcome,
  type Play,
  type SeatView,
  type Step,
} from '../../src/kernel';
import { plainQuestion, seatsIn, toyGame, type ToyRules } from './toy';

/**
 * Five seats, one of them a traitor: only the traitor knows who, and a witness, who is bribed. In each of three rounds all seats
 * secretly give coins of two kinds; then the coins are counted, and nobody learns whose they were. Whoever is first to speak up accuses
 * somebody. The traitor and the witness win if all the gold buys their escape and the traitor is not found; else the others win.
 */
interface Conspiracy extends FlowState {
  readonly seed: string;
  readonly seats: readonly { readonly id: string; readonly by: string; readonly name: string }[];
  traitor: number;
  witness: number;
  round: number;
  /** Silver and gold that were given, by round. */
  given: (readonly [number, number])[];
  accused: number;
}
type ConspiracyPlay = Play<Conspiracy>;

/** Two silver and two gold coins, by place; what each weighs. */
const COINS = [0, 1, 2, 3];
const SILVER = [1, 1, 0, 0];
const GOLD = [0, 0, 1, 1];
/** Gold that buys an escape. */
const ESCAPE = 10;

const STEPS = stepTable<ConspiracyPlay>({
  deal: {
    run({ state, events }) {
      state.traitor = randomBelow(state, 5);
      state.witness = (state.traitor + 1 + randomBelow(state, 4)) % 5;
      const [traitor, witness] = [state.seats[state.traitor]!.id, state.seats[state.witness]!.id];
      events?.push({ type: 'rolesDealt', own: { traitor }, to: [traitor, witness] });
      events?.push({ type: 'nodded', only: [traitor, witness] });
      events?.push({ type: 'seedKept', own: { seed: state.seed }, to: [] });
      state.flow.push({ step: 'collect' });
    },
  },
  collect: {
    run({ state }, frame) {
      const sums = [
        { what: 'silver', weights: SILVER, atLeast: 1, rule: 'C1' },
        { what: 'gold', weights: GOLD, atMost: 1, rule: 'C2' },
      ];
      state.asks = state.seats.map((_, seat): Ask => {
        const question = plainQuestion(++state.asked, seat, 'give', COINS);
        return { ...question, min: 0, max: 4, sums, frame };
      });
    },
    allAnswered({ state, events }, _, answers) {
      const count = (weights: readonly number[]): number =>
        answers.reduce((sum, { chosen }) => sum + chosen.reduce((all, coin) => all + weights[coin]!, 0), 0);
      state.given.push([count(SILVER), count(GOLD)]);
      events?.push({ type: 'coinsCounted', silver: count(SILVER), gold: count(GOLD) });
      state.round++;
      state.flow.push({ step: state.round < 3 ? 'collect' : 'accuse' });
    },
  },
  accuse: {
    run({ state }, frame) {
      state.asks = state.seats.map((_, seat): Ask => {
        const others = state.seats.map((__, other) => other).filter((other) => other !== seat);
        return { ...plainQuestion(++state.asked, seat, 'accuse', others), anyone: true, frame };
      });
    },
    answered({ state, events }, _, [accused], seat) {
      state.accused = accused!;
      state.reveals++;
      events?.push({ type: 'accused', seat: state.seats[seat]!.id, whom: state.seats[accused!]!.id });
    },
  } as Step<ConspiracyPlay>,
});

const IDS = ['red', 'blue', 'green', 'white', 'black'];

function optionsOf({ seats }: Conspiracy, ask: Ask): Option[] {
  if (ask.kind === 'accuse') return ask.refs.map((seat) => ({ id: seats[seat]!.id }));
  return ask.refs.map((coin) => ({ id: `coin-${coin}`, silver: SILVER[coin], gold: GOLD[coin] }));
}

const decisionAt = (state: Conspiracy, ask: Ask): Decision =>
  decisionOf(ask, state.seats[ask.seat]!.id, optionsOf(state, ask), [0], []);

function newConspiracy(config: unknown): Conspiracy {
  const reader = new Reader(config ?? {}, 'config').only(['seed', 'bots']);
  return {
    random: streamFrom(reader.field('seed').text(80, '0')),
    flow: [{ step: 'deal' } as Frame],
    asks: NO_ASKS,
    asked: 0,
    reveals: 0,
    seed: reader.field('seed').text(80, '0'),
    seats: seatsIn(reader, IDS),
    traitor: -1,
    witness: -1,
    round: 0,
    given: [],
    accused: -1,
  };
}

const playing = (state: Conspiracy, events: ConspiracyPlay['events']): ConspiracyPlay => ({ state, events, called: [] });

interface ConspiracyView extends SeatView {
  readonly round: number;
  readonly given: Conspiracy['given'];
  /** Known to the traitor and the witness. */
  readonly traitor?: string;
  readonly outcome: Outcome | null;
}

export const conspiracy: ToyRules<Conspiracy, ConspiracyView> = {
  id: 'conspiracy',
  seats: { min: 5, max: 5 },
  saves: { format: 'conspiracy/save', version: 1 },
  begin(config, _, events) {
    const state = newConspiracy(config);
    run(playing(state, events), STEPS);
    return state;
  },
  load: () => {
    throw new GameError('midTurn');
  },
  play: (state, _, events) => playing(state, events),
  clone: (state) => ({ ...state, flow: state.flow.slice(), given: state.given.slice() }),
  seated: ({ seats }) => seats,
  seed: ({ seed }) => seed,
  decisions: ({ state }) => state.asks.map((ask) => decisionAt(state, ask)),
  answer(play, seat, value) {
    const ask = askOf(play.state, seat);
    if (ask === null) throw new GameError('nothingAsked');
    resume(play, STEPS, seat, readAnswer(ask, optionsOf(play.state, ask), value));
  },
  choose: (play, seat, chosen) => resume(play, STEPS, seat, chosen),
  view({ state }, seat, events) {
    const me = seat === null ? null : state.seats[seat]!.id;
    const ask = seat === null ? null : askOf(state, seat);
    const knows = seat !== null && (seat === state.traitor || seat === state.witness);
    return {
      seat: me,
      round: state.round,
      given: state.given,
      ...(knows ? { traitor: state.seats[state.traitor]!.id } : {}),
      waiting: state.asks.filter(({ sealed }) => sealed === undefined).map((open) => state.seats[open.seat]!.id),
      decision: ask === null ? null : decisionAt(state, ask),
      outcome: conspiracy.outcome(state),
      ...(events === undefined ? {} : { events: redactAll(events, me) }),
    };
  },
  /** A conspiracy with the same coins, at the same question, in which any other may be the traitor, unless the viewer knows. */
  imagine(view, seed) {
    const me = IDS.indexOf(view.seat ?? '');
    const state: Conspiracy = { ...newConspiracy({ seed }), round: view.round, given: view.given.slice(), asks: NO_ASKS };
    const known = IDS.indexOf(view.traitor ?? '');
    const others = IDS.map((_, seat) => seat).filter((seat) => seat !== me);
    state.traitor = known >= 0 ? known : others[randomBelow(state, others.length)]!;
    const rest = others.filter((seat) => seat !== state.traitor);
    state.witness = known >= 0 && known !== me ? me : rest[randomBelow(state, rest.length)]!;
    state.flow = [{ step: view.round < 3 ? 'collect' : 'accuse' }];
    run(playing(state, null), STEPS);
    return state;
  },
  outcome({ seats, traitor, witness, given, accused }) {
    if (accused < 0) return null;
    const gold = given.reduce((sum, [, coins]) => sum + coins, 0);
    const escaped = gold >= ESCAPE && accused !== traitor;
    const idsOf = (isMember: (seat: number) => boolean): string[] =>
      seats.filter((_, seat) => isMember(seat)).map(({ id }) => id);
    const isLoyal = (seat: number): boolean => seat !== traitor && seat !== witness;
    const teams = [
      { id: 'loyal', seats: idsOf(isLoyal), won: !escaped },
      { id: 'traitor', seats: idsOf((seat) => !isLoyal(seat)), won: escaped },
    ];
    return { winners: teams.find(({ won }) => won)!.seats, teams };
  },
  position: () => {
    throw new GameError('midTurn');
  },
};

const FIELDS = ['random', 'flow', 'asks', 'asked', 'reveals', 'seed', 'seats', 'traitor', 'witness', 'round', 'given', 'accused'];

export const conspiracyGame = toyGame(conspiracy, FIELDS, ({ seed }) => ({ seed, bots: IDS.map(() => 'random') }));
