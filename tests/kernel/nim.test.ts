import { describe, expect, it } from 'vitest';
import {
  NO_ASKS,
  decisionOf,
  hashOf,
  randomBelow,
  readAnswer,
  redact,
  resume,
  run,
  stepTable,
  streamFrom,
  type Ask,
  type FlowState,
  type Frame,
  type GameEvent,
  type Play,
  type Step,
  openAsk,
} from '../../src/kernel';

/** A second game, to show that the kernel knows nothing of Arkham: Nim. A random heap; each in turn takes 1 to 3; the last stone loses. */
interface Nim extends FlowState {
  heap: number;
  loser: number;
}
interface Turn extends Frame {
  readonly seat: number;
}
type NimPlay = Play<Nim>;

const question = (state: Nim, frame: Turn): Ask => ({
  id: ++state.asked,
  seat: frame.seat,
  kind: 'take',
  refs: [1, 2, 3].filter((stones) => stones <= state.heap),
  min: 1,
  max: 1,
  need: null,
  groups: null,
  bars: null,
  wants: null,
  words: null,
  frame,
});

const STEPS = stepTable<NimPlay>({
  start: {
    run({ state }) {
      state.heap = 10 + randomBelow(state, 6);
      state.flow.push({ step: 'turn', seat: 0 } as Turn);
    },
  },
  turn: {
    run: ({ state }: NimPlay, frame: Turn) => void (state.asks = [question(state, frame)]),
    answered({ state, events }: NimPlay, frame: Turn, [stones]: readonly number[]) {
      state.heap -= stones!;
      events?.push({ type: 'taken', seat: `p${frame.seat}`, own: { heap: state.heap } });
      if (state.heap === 0) state.loser = frame.seat;
      else state.flow.push({ step: 'turn', seat: 1 - frame.seat } as Turn);
    },
  } as Step<NimPlay>,
});

const newNim = (seed: string): Nim => ({
  random: streamFrom(seed),
  flow: [{ step: 'start' }],
  asks: NO_ASKS,
  asked: 0,
  reveals: 0,
  heap: 0,
  loser: -1,
});
const playing = (state: Nim, events: GameEvent[] | null = null): NimPlay => ({ state, events, called: [] });
const options = (ask: Ask) => ask.refs.map((stones) => ({ id: `take-${stones}`, stones }));

describe('the kernel plays Nim', () => {
  it('asks, takes answers and ends', () => {
    const state = newNim('a');
    const play = playing(state);
    run(play, STEPS);
    let turns = 0;
    for (let ask = openAsk(state); ask !== null; ask = openAsk(state)) resume(play, STEPS, ask.seat, [turns++ % ask.refs.length]);
    expect(state.heap).toBe(0);
    expect(state.loser).toBe((turns - 1) % 2);
    expect(state.flow).toEqual([]);
  });

  it('shows every question in the one shape of decisions', () => {
    const state = newNim('a');
    run(playing(state), STEPS);
    const decision = decisionOf(openAsk(state)!, 'p0', options(openAsk(state)!), [0], []);
    expect(decision).toMatchObject({
      id: 1,
      seat: 'p0',
      kind: 'take',
      min: 1,
      max: 1,
      suggest: ['take-1'],
      legal: [['take-1'], ['take-2'], ['take-3']],
    });
    expect(readAnswer(openAsk(state)!, decision.options, ['take-2'])).toEqual([1]);
  });

  it('goes on from JSON at any moment as if nothing had happened', () => {
    const whole = newNim('json');
    const cut = newNim('json');
    const play = playing(whole);
    run(play, STEPS);
    run(playing(cut), STEPS);
    let saved = JSON.parse(JSON.stringify(cut)) as Nim;
    for (let ask = openAsk(whole); ask !== null; ask = openAsk(whole)) {
      resume(play, STEPS, ask.seat, [0]);
      resume(playing(saved), STEPS, ask.seat, [0]);
      saved = JSON.parse(JSON.stringify(saved)) as Nim;
      expect(hashOf(saved)).toBe(hashOf(whole));
    }
  });

  it('draws the same heap from the same seed, and another from another', () => {
    const heaps = ['a', 'a', 'b', 'c', 'd', 'e'].map((seed) => {
      const state = newNim(seed);
      run(playing(state), STEPS);
      return state.heap;
    });
    expect(heaps[0]).toBe(heaps[1]);
    expect(new Set(heaps).size).toBeGreaterThan(1);
  });

  it('redacts what only the seat itself may know', () => {
    const state = newNim('a');
    const events: GameEvent[] = [];
    run(playing(state, events), STEPS);
    resume(playing(state, events), STEPS, 0, [1]);
    expect(redact(events[0]!, 'p0')).toEqual({ type: 'taken', seat: 'p0', own: { heap: state.heap } });
    expect(redact(events[0]!, 'p1')).toEqual({ type: 'taken', seat: 'p0' });
  });
});
