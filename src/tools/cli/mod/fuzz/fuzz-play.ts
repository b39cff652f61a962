import type { RandomBot } from '../../../../platform/bots';
import {
  answerChosen,
  answerIndices,
  brokenInvariants,
  cloneState,
  newGame,
  openDecision,
  play,
  type Catalogue,
  type CultsPlay,
  type State,
} from '../../../../games/cults/rules';
import { named } from '../../../../games/cults/bench/lead';
import { fits, whyIllegal, type GameEvent, modOf, openAsk, type Option, type Below } from '../../../../kernel';

/** What broke, for developers; equal failures have equal keys. */
export interface Breakage {
  readonly kind: 'scriptCancelled' | 'exception' | 'invariant';
  readonly key: string;
  readonly what: string;
  /** Of a cancelled script: languages have a sentence for it. */
  readonly event?: GameEvent;
}

/** A game that broke at its last answer. Answers are option indices. */
export interface BrokenGame {
  readonly config: unknown;
  readonly answers: readonly (readonly number[])[];
  readonly breakage: Breakage;
}

export interface FuzzTally {
  decisions: number;
  /** How often each ability of the mods was used, by `useOf`. */
  readonly uses: Map<string, number>;
}

/** One ability, trigger or City card, as uses are counted. */
export const useOf = (card: string, what = ''): string => `${card} ${what}`;

/** The fuzzer's player: random, but prefers the mod's cards. */
export interface FuzzPlayer {
  readonly bot: RandomBot;
  readonly below: Below;
  readonly mods: ReadonlySet<string>;
  readonly tally: FuzzTally;
}

/** The ability, trigger or City card that an event tells the use of; null for other events. */
function usedBy(event: GameEvent): string | null {
  const { type, card, keyword, on } = event as GameEvent & Readonly<Record<string, unknown>>;
  if (type === 'abilityUsed') return useOf(String(card), String(keyword));
  if (type === 'triggered') return useOf(String(card), String(on));
  return type === 'cityRevealed' ? useOf(String(card)) : null;
}

/** Reads events: counts uses, and reports a cancelled script as a breakage. */
function heard(events: readonly GameEvent[], { mods, tally }: FuzzPlayer): Breakage | null {
  for (const event of events) {
    const use = usedBy(event);
    if (use !== null && mods.has(modOf(use.split(' ')[0]!))) tally.uses.set(use, (tally.uses.get(use) ?? 0) + 1);
    if (event.type !== 'scriptCancelled') continue;
    const { card, reason } = event as GameEvent & Readonly<Record<string, unknown>>;
    return { kind: 'scriptCancelled', key: `${String(card)} ${String(reason)}`, what: '', event };
  }
  return null;
}

const thrown = (error: unknown): Breakage => {
  const what = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : String(error);
  return { kind: 'exception', key: what.slice(0, 60), what };
};

/** Runs `act` on a game and reports what broke. */
function watched(game: CultsPlay, player: FuzzPlayer, act: () => void): Breakage | null {
  const events = game.events!;
  events.length = 0;
  try {
    act();
  } catch (error) {
    return thrown(error);
  }
  const told = heard(events, player);
  if (told !== null) return told;
  const [broken] = brokenInvariants(game);
  return broken === undefined ? null : { kind: 'invariant', key: broken.replace(/\d+/g, '#'), what: broken };
}

/** Prefers a card of the mod if one is on offer: a purely random choice would rarely buy it. */
function choose(game: CultsPlay, { bot, below, mods }: FuzzPlayer): number[] {
  const ask = openAsk(game.state)!;
  if (below(4) > 0) {
    const options = openDecision(game)!.options;
    const own = options.flatMap(({ card }, i) => (typeof card === 'string' && mods.has(modOf(card)) ? [i] : []));
    const legal = own.filter((i) => whyIllegal(ask, [i]) === null);
    if (legal.length > 0) return [legal[below(legal.length)]!];
  }
  return bot.choose(ask);
}

/** Plays on from a state until something breaks, the game ends, or `most` answers were given. */
export function playOn(state: State, book: Catalogue, player: FuzzPlayer, most: number): Omit<BrokenGame, 'config'> | null {
  const game = play(state, book, []);
  const answers: number[][] = [];
  while (openAsk(state) !== null && answers.length < most) {
    let breakage: Breakage | null;
    let chosen: number[] = [];
    try {
      chosen = choose(game, player);
      answers.push(chosen);
      breakage = watched(game, player, () => answerIndices(game, chosen));
    } catch (error) {
      breakage = thrown(error);
    }
    player.tally.decisions++;
    if (breakage !== null) return { answers, breakage };
  }
  return null;
}

/** Plays a new game; it may break before the first decision. */
export function playNew(config: unknown, book: Catalogue, player: FuzzPlayer, most = 100_000): BrokenGame | null {
  const events: GameEvent[] = [];
  let state: State;
  try {
    state = newGame(config, book, events);
  } catch (error) {
    return { config, answers: [], breakage: thrown(error) };
  }
  const early = heard(events, player);
  if (early !== null) return { config, answers: [], breakage: early };
  const broken = playOn(state, book, player, most);
  return broken === null ? null : { config, ...broken };
}

/** The state before each answer of a game. */
export function statesOf({ config, answers }: BrokenGame, book: Catalogue): State[] {
  // A game that broke before the first decision cannot be replayed.
  if (answers.length === 0) return [];
  const state = newGame(config, book, null);
  const states: State[] = [];
  for (const chosen of answers) {
    states.push(cloneState(state));
    if (states.length < answers.length) answerChosen(play(state, book, null), chosen);
  }
  return states;
}

/** An option by what it says; by its id where another would be found first. */
function detailsOf(option: Option, options: readonly Option[], taken: readonly string[]): Readonly<Record<string, unknown>> {
  const details = named(option);
  const first = options.find((one) => fits(one, details) && !taken.includes(one.id));
  return Object.keys(details).length > 0 && first === option ? details : { id: option.id };
}

/** The breaking game as a card test: it fails as long as the card is not mended. */
export function testOf(broken: BrokenGame, book: Catalogue): Record<string, unknown> {
  const states = statesOf(broken, book);
  const steps = broken.answers.map((chosen, i) => {
    const { kind, seat, options } = openDecision(play(states[i]!, book, null))!;
    const taken: string[] = [];
    const wanted = chosen.map((place) => {
      const details = detailsOf(options[place]!, options, taken);
      taken.push(options[place]!.id);
      return details;
    });
    return { answer: { kind, seat, options: wanted } };
  });
  return { name: `fuzz: ${broken.breakage.key}`, config: broken.config, steps };
}
