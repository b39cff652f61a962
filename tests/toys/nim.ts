import {
  decisionOf,
  GameError,
  NO_ASKS,
  openAsk,
  randomBelow,
  readAnswer,
  Reader,
  redactAll,
  resume,
  run,
  stepTable,
  streamFrom,
  type Ask,
  type FlowState,
  type Frame,
  type Option,
  type Outcome,
  type Play,
  type SeatView,
  type Step,
} from '../../src/kernel';
import { plainQuestion, seatsIn, toyGame, type ToyRules } from './toy';

/** Nim: a random heap; each in turn takes 1 to 3 stones; whoever takes the last one loses. Nothing is hidden. */
interface Nim extends FlowState {
  readonly seed: string;
  readonly seats: readonly { readonly id: string; readonly by: string; readonly name: string }[];
  heap: number;
  loser: number;
}
interface Turn extends Frame {
  readonly seat: number;
}
type NimPlay = Play<Nim>;

const STEPS = stepTable<NimPlay>({
  start: {
    run({ state }) {
      state.heap = 10 + randomBelow(state, 6);
      state.flow.push({ step: 'turn', seat: 0 } as Turn);
    },
  },
  turn: {
    run({ state }: NimPlay, frame: Turn) {
      const refs = [1, 2, 3].filter((stones) => stones <= state.heap);
      state.asks = [{ ...plainQuestion(++state.asked, frame.seat, 'take', refs), frame }];
    },
    answered({ state, events }: NimPlay, frame: Turn, [stones]: readonly number[]) {
      state.heap -= stones!;
      events?.push({ type: 'stonesTaken', seat: state.seats[frame.seat]!.id, stones, left: state.heap });
      if (state.heap === 0) state.loser = frame.seat;
      else state.flow.push({ step: 'turn', seat: 1 - frame.seat } as Turn);
    },
  } as Step<NimPlay>,
});

const IDS = ['left', 'right'];
const options = (ask: Ask): Option[] => ask.refs.map((stones) => ({ id: `take-${stones}`, stones }));

function stateFrom(given: unknown, path: string, fields: readonly string[]): Nim {
  const reader = new Reader(given, path).only(['seed', 'bots', ...fields]);
  return {
    random: streamFrom(reader.field('seed').text(80, '0')),
    flow: [],
    asks: NO_ASKS,
    asked: 0,
    reveals: 0,
    seed: reader.field('seed').text(80, '0'),
    seats: seatsIn(reader, IDS),
    heap: reader.field('heap').integer(0, 100, 0),
    loser: -1,
  };
}

const playing = (state: Nim, events: NimPlay['events'] = null): NimPlay => ({ state, events, called: [] });

function begun(state: Nim, frame: Frame, events: NimPlay['events']): Nim {
  state.flow.push(frame);
  run(playing(state, events), STEPS);
  return state;
}

export interface NimView extends SeatView {
  readonly heap: number;
  readonly outcome: Outcome | null;
}

export const nim: ToyRules<Nim, NimView> = {
  id: 'nim',
  seats: { min: 2, max: 2 },
  saves: { format: 'nim/save', version: 1 },
  begin: (config, _, events) => begun(stateFrom(config, 'config', []), { step: 'start' }, events),
  load: (scenario, _, events) => begun(stateFrom(scenario, 'scenario', ['heap']), { step: 'turn', seat: 0 } as Turn, events),
  play: (state, _, events) => playing(state, events),
  clone: (state) => ({ ...state, flow: state.flow.slice() }),
  seated: ({ seats }) => seats,
  seed: ({ seed }) => seed,
  decisions: ({ state }) => state.asks.map((ask) => decisionOf(ask, state.seats[ask.seat]!.id, options(ask), [0], [])),
  answer(play, seat, value) {
    const ask = openAsk(play.state);
    if (ask === null) throw new GameError('nothingAsked');
    resume(play, STEPS, seat, readAnswer(ask, options(ask), value));
  },
  choose: (play, seat, chosen) => resume(play, STEPS, seat, chosen),
  view(play, seat, events) {
    const { state } = play;
    const ask = openAsk(state);
    const me = seat === null ? null : state.seats[seat]!.id;
    return {
      seat: me,
      heap: state.heap,
      waiting: ask === null ? null : state.seats[ask.seat]!.id,
      decision: ask?.seat === seat ? nim.decisions(play)[0]! : null,
      outcome: nim.outcome(state),
      ...(events === undefined ? {} : { events: redactAll(events, me) }),
    };
  },
  imagine: (view, seed) =>
    begun(stateFrom({ heap: view.heap, seed }, 'view', ['heap']), { step: 'turn', seat: IDS.indexOf(view.seat!) } as Turn, null),
  outcome: ({ loser, seats }) => (loser < 0 ? null : { winners: [seats[1 - loser]!.id] }),
  position: ({ state: { heap, seed } }) => ({ heap, seed }),
  broken: ({ state }) => (state.heap < 0 ? ['a heap below nothing'] : []),
};

const FIELDS = ['random', 'flow', 'asks', 'asked', 'reveals', 'seed', 'seats', 'heap', 'loser'];

export const nimGame = toyGame(nim, FIELDS, ({ seed }) => ({ seed, bots: ['random', 'random'] }));
