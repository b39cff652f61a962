import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../../src/games/cults/rules';
import { DECISION_KINDS } from '../../../../src/games/cults/contract/decisions';
import { tableViewOf } from '../../../../src/games/cults/contract/table-view';
import type { Decision, Option, TableView } from '../../../../src/games/cults/contract/view-types';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { cults } from '../../../../src/games/cults/rules';
import type { State } from '../../../../src/games/cults/rules/state/state';
import { complete, newRuns, openAsk, redactAll, type GameEvent } from '../../../../src/kernel';
import { positionsOfMods } from '../../../../src/tools/inspect/driver/asking-mod';
import { load } from '../../../harness';
import { libraryWith, recordedGames, type RecordedGame } from '../recorded/recording';
import { idleSpots, stepsFrom, type Followed } from './landing';

/** Answers that an option may take until its effect is there: the ability before it, the payment, the discard that is destroyed. */
const PATIENCE = 14;

/** What games have shown: how often each kind lit a place, and options whose places did not change. */
interface Found {
  readonly met: Map<string, number>;
  readonly idle: string[];
}

/** A game that can be tried out: what is done with it changes nothing elsewhere. */
class Trial {
  #state: State;
  readonly #book: Catalogue;
  readonly events: GameEvent[] = [];

  constructor(state: State, book: Catalogue) {
    this.#state = state;
    this.#book = book;
  }

  get decision(): Decision | null {
    return cults.decisions(cults.play(this.#state, this.#book, null))[0] ?? null;
  }

  get state(): State {
    return this.#state;
  }

  view(seat: string): TableView {
    const at = this.#state.seats.findIndex(({ cult }) => cult === seat);
    return tableViewOf(cults.view(cults.play(this.#state, this.#book, null), at, []), {});
  }

  answer(answer: readonly string[]): void {
    const state = cults.clone(this.#state);
    const { seat } = openAsk(state)!;
    cults.answer(cults.play(state, this.#book, this.events, newRuns(null)), seat, answer);
    this.#state = state;
  }

  fork(): Trial {
    return new Trial(this.#state, this.#book);
  }
}

/** A legal answer with this option in it; null where none can be found: what would be superfluous cannot be spent (R6.9). */
function answerWith(option: Option, { legal, options }: Decision, state: State): readonly string[] | null {
  if (legal !== undefined) return legal.find((answer) => answer.includes(option.id)) ?? null;
  const ask = openAsk(state)!;
  const wanted = options.indexOf(option);
  const others = options.map((_, at) => at).filter((at) => at !== wanted);
  for (let i = 0; i < others.length; i++) {
    const order = [wanted, ...others.slice(i), ...others.slice(0, i)];
    const answer = complete(ask, order, Math.max(1, ask.min)).map((at) => options[at]!.id);
    if (answer.includes(option.id)) return answer;
  }
  return null;
}

/** Chooses an option and plays on by suggestions until the places that glowed for it have changed, or its turn is over. */
function follow(trial: Trial, decision: Decision, view: TableView, option: Option, book: Catalogue): Followed | null {
  const answer = answerWith(option, decision, trial.state);
  if (answer === null) return null;
  const fork = trial.fork();
  const aimed = { view, decision, books: { card: (id: string) => ({ kind: kindOf(book, id) }) } };
  const followed = (): Followed => ({
    decision,
    option,
    aimed,
    steps: stepsFrom(view, redactAll(fork.events, decision.seat)),
  });
  fork.answer(answer);
  for (let i = 0; i < PATIENCE && idleSpots(followed()).length > 0; i++) {
    const next = fork.decision;
    if (next === null || next.seat !== decision.seat || fork.events.some(({ type }) => type === 'turnEnded')) break;
    fork.answer(next.suggest);
  }
  return followed();
}

const kindOf = (book: Catalogue, id: string): string => book.cards[book.typeById.get(id) ?? -1]?.kind ?? '';

/** Equal options, such as two Thugs, are tried once. */
const likeness = ({ id: _, ...details }: Option): string => JSON.stringify(details);

/** Two markers of one cult that change places look the same as before. */
function isSame({ effect }: Decision, { districts }: TableView, { district }: Option): boolean {
  if ((effect as { readonly do?: string } | undefined)?.do !== 'swapPlans') return false;
  const [under, top] = districts[String(district)]!.plans.slice(-2);
  return under === top;
}

function tryAll(trial: Trial, decision: Decision, view: TableView, book: Catalogue, found: Found): void {
  const different = new Map(decision.options.map((option) => [likeness(option), option]));
  for (const option of different.values()) {
    if (option.pass === true) continue;
    const followed = follow(trial, decision, view, option, book);
    if (followed === null) continue;
    const idle = idleSpots(followed);
    if (idle.length === 0) found.met.set(decision.kind, (found.met.get(decision.kind) ?? 0) + 1);
    else if (!isSame(decision, view, option))
      found.idle.push(
        JSON.stringify({ kind: decision.kind, option, idle, events: followed.steps.map(({ event }) => event.type) }),
      );
  }
}

async function playThrough({ mods, config, answers }: RecordedGame, found: Found): Promise<void> {
  const { book } = await libraryWith(mods);
  const trial = new Trial(cults.begin(config, book, [], newRuns()), book);
  for (const answer of answers) {
    const decision = trial.decision!;
    tryAll(trial, decision, trial.view(decision.seat), book, found);
    trial.answer(answer);
  }
}

const games = recordedGames();

describe('what glows is where it lands', () => {
  const met = new Map<string, number>();
  it.each(games.map((_, i) => i))('every option of recorded game %i', async (i) => {
    const found: Found = { met, idle: [] };
    await playThrough(games[i]!, found);
    expect(found.idle).toEqual([]);
  });

  it('the questions that only cards of mods ask', async () => {
    const found: Found = { met, idle: [] };
    const { book, positions } = await positionsOfMods();
    for (const { save } of positions) {
      const trial = new Trial(save.state as State, book);
      tryAll(trial, trial.decision!, trial.view(trial.decision!.seat), book, found);
    }
    expect(found.idle).toEqual([]);
  });

  it('every kind of decision was met', () => {
    expect(DECISION_KINDS.filter((kind) => !met.has(kind))).toEqual([]);
  });
});

const placesOf = (option: Option, view: TableView, decision: Decision): readonly string[] =>
  stagesOf(option, view, decision).flatMap((spot) => (spot.on === 'board' ? [spot.place] : []));
describe('Dominance fields', () => {
  it('R10.4: the marker that is replaced is the one that is ringed, also where a rival has several', () => {
    const table = load({
      seats: ['dagon', 'hastur'],
      phase: 'action',
      first: 'dagon',
      active: 'dagon',
      districts: {
        downtown: {
          sanity: 2,
          rituals: [['dagon', 3]],
          dominance: ['hastur', 'dagon', 'hastur', 'hastur'],
          plans: ['hastur', 'dagon'],
        },
      },
    });
    table.answer('takePlan', { plan: 'dominance' });
    table.answer('terror');
    const { decision } = table;
    const view = table.view('dagon') as unknown as TableView;
    const [ring] = placesOf(decision.options.find(({ replace }) => replace === 'hastur')!, view, decision);
    expect(ring).toBe('downtown/dominance/0');
    table.answer('placeDominance', { replace: 'hastur' });
    expect(table.district('downtown').dominance).toEqual(['dagon', 'dagon', 'hastur', 'hastur']);
  });

  it('R10.3: a free field is ringed where the marker comes to lie', () => {
    const table = load({
      seats: ['dagon', 'hastur'],
      phase: 'action',
      first: 'dagon',
      active: 'dagon',
      districts: { downtown: { sanity: 2, rituals: [['dagon', 3]], dominance: ['hastur'], plans: ['hastur', 'dagon'] } },
    });
    table.answer('takePlan', { plan: 'dominance' });
    table.answer('terror');
    const view = table.view('dagon') as unknown as TableView;
    expect(placesOf(table.decision.options[0]!, view, table.decision)).toEqual(['downtown/field/dominance/1']);
    table.answer('placeDominance', { field: 2 });
    expect(table.district('downtown').dominance).toEqual(['hastur', 'dagon']);
  });
});
