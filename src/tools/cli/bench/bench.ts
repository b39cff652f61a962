import { openAsk } from '../../../kernel';
import { gzipSync } from 'node:zlib';
import { RandomBot } from '../../../platform/bots';
import {
  answerChosen,
  catalogue,
  cloneState,
  cults,
  newGame,
  play,
  SCRIPT_CALLS,
  type Catalogue,
  type ScriptCall,
  type State,
} from '../../../games/cults/rules';
import { nativeHost } from './bench-native';
import { baseSource, scriptsOf, type CultsLibrary } from '../../../games/cults/base-set/library';
import { playoutConfig } from '../../../games/cults/playout';
import { playOut, playouts as playoutsOf, type PlayoutReport } from '../../../platform/bots/playout';
import { readArguments, refuseAlone, wholeNumber } from '../process/arguments';
import { baseIn, libraryOf } from './bench-base';
import { worstScript } from './bench-hostile';
import { madeUpMod } from './bench-mods';
import type { ModSource } from '../../../platform/sandbox/mods';
import { readWasm } from '../../../platform/sandbox/quickjs/node';

/** The median of several measurements and their spread: (highest - lowest) / median. */
interface Measured {
  readonly median: number;
  readonly spread: number;
}

function measure(runs: number, once: () => number): Measured {
  const values = Array.from({ length: runs }, once).sort((a, b) => a - b);
  const median = values[values.length >> 1]!;
  return { median: digits(median), spread: digits((values.at(-1)! - values[0]!) / median) };
}

const digits = (value: number): number => Number(value.toPrecision(4));

/** Microseconds taken by `act`. */
function time(act: () => void): number {
  const begun = performance.now();
  act();
  return (performance.now() - begun) * 1000;
}

/** A fixed loop of integer work, to compare machines. */
function calibration(): number {
  let hash = 2_166_136_261;
  const took = time(() => {
    for (let i = 0; i < 2_000_000; i++) hash = Math.imul(hash ^ (i & 255), 16_777_619);
  });
  return hash === 1 ? took + 1 : took;
}

/** The state of a game of four at the start of a Planning phase in mid-game. */
function planningState(book: Catalogue): State {
  const state = newGame(playoutConfig(4, false, 'bench planning'), book, null);
  const game = play(state, book, null);
  const bot = new RandomBot('bench planning');
  for (let ask = openAsk(state); ask !== null && !(state.round === 3 && ask.kind === 'placePlan'); ask = openAsk(state))
    answerChosen(game, bot.choose(ask));
  return state;
}

/** 16 placements of four players; abilities between them are declined. */
function planningPhase(start: State, book: Catalogue): number {
  const copies = Array.from({ length: 200 }, () => cloneState(start));
  const took = time(() => {
    for (const state of copies) {
      const game = play(state, book, null);
      while (state.phase === 'planning') {
        const ask = openAsk(state);
        answerChosen(game, ask!.kind === 'useAbility' ? [ask!.refs.length - 1] : [ask!.id % ask!.refs.length]);
      }
    }
  });
  return took / copies.length;
}

const playouts = (games: number, seats: number, solo: boolean, seed: string, book: Catalogue): PlayoutReport =>
  playoutsOf(cults, book, games, seed, (one) => playoutConfig(seats, solo, one));

const PORTIONS = 10;

/**
 * Ratio of the times that the same games take with two catalogues. Plays small portions alternately, so that both meet the same load
 * of the machine.
 */
function timesLonger(games: number, seed: string, one: Catalogue, other: Catalogue): number {
  const took = [0, 0];
  for (let i = 0; i < PORTIONS; i++) {
    for (const turn of [0, 1]) {
      const which = (i + turn) % 2;
      took[which]! += time(() => playouts(Math.ceil(games / PORTIONS), 4, false, `${seed} ${i}`, which === 0 ? one : other));
    }
  }
  return took[0]! / took[1]!;
}

/** The same games with the base set in the sandbox and run natively. */
async function measureSandbox(library: CultsLibrary, runs: number, games: number): Promise<Record<string, number>> {
  const { book, mods } = library;
  const native = catalogue({ ...book.book, scripts: await nativeHost(scriptsOf(mods[0]!), book.book) });
  playouts(games, 4, false, 'warm native', native);
  const ratio = measure(runs, () => timesLonger(games, 'ratio', book, native));
  callAbility(book); // warm
  const call = measure(runs, () => time(() => callAbility(book)) / CALLS);
  return {
    sandbox_over_native: ratio.median,
    sandbox_over_native_spread: ratio.spread,
    us_per_function_call: call.median,
    us_per_function_call_spread: call.spread,
  };
}

const CALLS = 2000;
const CALLED = 'desecration';

/** Calls a function ability with questions and effects, against a stub host that accepts everything. */
function callAbility(book: Catalogue): void {
  const type = book.book.cards.find((card) => card.id === CALLED)! as {
    abilities?: readonly { effects: readonly { script?: number }[] }[];
  };
  const script = type.abilities![0]!.effects[0]!.script!;
  const [ritual, chosen] = [SCRIPT_CALLS.indexOf('ritual'), SCRIPT_CALLS.indexOf('chosen')];
  const answer: ScriptCall = (call, _district, at) => (call === ritual ? (at === 0 ? 5 : -1) : call === chosen ? 0 : 1);
  for (let i = 0; i < CALLS; i++) {
    book.book.scripts!.run(CALLED, script, ['dagon', 'hastur'], 0, answer, { settings: '{}', store: '{}', wrote: false });
  }
}

/** Measures loading the base set with 30 mods of 20 cards, and playing with none of those cards on the board. */
async function measureMods(base: ModSource, alone: Catalogue, runs: number, games: number): Promise<Record<string, number>> {
  const sources = [base, ...Array.from({ length: 30 }, (_, i) => madeUpMod(i, 20))];
  const times: number[] = [];
  let library = await libraryOf(sources);
  for (let i = 0; i < 5; i++) {
    library.host.dispose();
    const begun = performance.now();
    library = await libraryOf(sources);
    times.push(performance.now() - begun);
  }
  const load = measure(times.length, () => times.pop()!);
  // Use the City deck of the base set, so that both catalogues play the same games.
  const idle = catalogue({
    ...library.book.book,
    cards: library.book.book.cards.filter((card) => card.kind !== 'city' || !card.id.includes(':')),
  });
  playouts(games, 4, false, 'warm idle', idle);
  const slowdown = measure(runs, () => timesLonger(games, 'idle', idle, alone));
  library.host.dispose();
  return {
    load_30_mods_ms: load.median,
    load_30_mods_ms_spread: load.spread,
    idle_mods_slowdown: slowdown.median,
    idle_mods_slowdown_spread: slowdown.spread,
  };
}

/** What the sandbox adds to the page's download, in kB of 1000 bytes, raw and compressed. */
function weighSandbox(): Record<string, number> {
  const wasm = readWasm();
  return { quickjs_kb: digits(wasm.length / 1000), quickjs_gzip_kb: digits(gzipSync(wasm, { level: 9 }).length / 1000) };
}

/**
 * `npm run bench`: prints measurements, with `--against REV` compared to those of a git revision; with `--base FOLDER` it plays with the
 * base set that lies there. The last line is one JSON object.
 */
export async function benchCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { runs: 'value', games: 'value', against: 'value', rounds: 'value', base: 'value' });
  refuseAlone(given, { against: ['rounds'] });
  const runs = wholeNumber(given, 'runs', 7, 5, 100);
  const games = wholeNumber(given, 'games', 1000, 10, 100_000);
  const against = given.get('against');
  if (against !== undefined) {
    const { benchAgainst } = await import('./against');
    const report = benchAgainst(against, wholeNumber(given, 'rounds', 5, 1, 100), ['--runs', `${runs}`, '--games', `${games}`]);
    process.stdout.write(`${JSON.stringify(report)}\n`);
    return;
  }
  const base = given.has('base') ? baseIn(given.get('base')!) : baseSource();
  const library = await libraryOf([base]);
  const { book } = library;
  const seconds = (act: () => void): number => time(act) / 1e6;

  process.stderr.write('warming up …\n');
  for (let i = 0; i < 3; i++) for (const seats of [2, 3, 4]) playouts(games, seats, false, `warm ${i}`, book);
  playouts(games, 1, true, 'warm', book);

  const rates: Record<string, Measured> = {};
  const tables: [string, number, boolean][] = [
    ['2', 2, false],
    ['3', 3, false],
    ['4', 4, false],
    ['solo', 1, true],
  ]; // prettier-ignore
  for (const [name, seats, solo] of tables) {
    process.stderr.write(`games with ${name} …\n`);
    rates[name] = measure(runs, () => games / seconds(() => playouts(games, seats, solo, `bench ${name}`, book)));
  }

  process.stderr.write('sandbox against native …\n');
  const sandbox = { ...(await measureSandbox(library, runs, games)), ...(await measureMods(base, book, runs, games)) };

  process.stderr.write('hostile scripts …\n');
  const worst = await worstScript();

  process.stderr.write('decisions, clones, planning …\n');
  const decision = measure(runs, () => {
    let decisions = 0;
    const took = time(() => {
      for (let i = 0; i < 200; i++)
        decisions += playOut(cults, playoutConfig(4, false, `decide ${i}`), book, `decide ${i}`).decisions;
    });
    return took / decisions;
  });
  const start = planningState(book);
  let kept = 0;
  const clone = measure(runs, () => {
    const took = time(() => {
      for (let i = 0; i < 20_000; i++) kept += cloneState(start).seats.length;
    });
    return took / 20_000;
  });
  const planning = measure(runs, () => planningPhase(start, book));
  const loop = measure(runs, calibration);
  if (kept === 0) throw new Error('nothing was cloned');

  const medians = (of: Record<string, Measured>, what: keyof Measured): Record<string, number> =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, value[what]]));
  const report = {
    games_per_s: medians(rates, 'median'),
    games_per_s_spread: medians(rates, 'spread'),
    us_per_decision: decision.median,
    us_per_decision_spread: decision.spread,
    us_per_clone: clone.median,
    us_per_clone_spread: clone.spread,
    us_planning_phase: planning.median,
    us_planning_phase_spread: planning.spread,
    ...sandbox,
    ...worst,
    ...weighSandbox(),
    calibration_us: loop.median,
    calibration_us_spread: loop.spread,
    runs,
    games,
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
