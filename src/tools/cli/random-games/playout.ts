import { gameNamed, GAMES } from '../../../games';
import type { FlowState } from '../../../kernel';
import { BOTS, makeBot } from '../../../platform/bots';
import { playouts, type PlayoutBots, type PlayoutReport } from '../../../platform/bots/playout';
import type { Game } from '../../../platform/session/game';
import type { Library } from '../../../platform/session/game-saves';
import { wantedCards } from '../cards/wanted-cards';
import { libraryFor, opened } from '../mod-disk';
import { readArguments, refuseOverridden, wholeNumber } from '../process/arguments';
import { sayJson } from '../process/output';
import { scenarioIn } from '../table/scenario-file';

const KNOWN = {
  game: 'value',
  games: 'value',
  seats: 'value',
  seed: 'value',
  bots: 'value',
  solo: 'flag',
  mods: 'value',
  stacks: 'value',
  pin: 'value',
  scenario: 'value',
  lang: 'value',
} as const;

/** What a position already says, and `--solo`. */
const OVERRIDES = { scenario: ['stacks', 'pin', 'seats', 'solo'], solo: ['seats'] };

/** `cults playout`: bots play many games; the last line is a summary. */
export async function playoutCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, KNOWN);
  refuseOverridden(given, OVERRIDES);
  const isCults = (given.get('game') ?? 'cults') === 'cults';
  const begun = performance.now();
  const report = isCults ? await ofCults(given) : await ofGame(await gameNamed(given.get('game')), given);
  const seconds = Math.round(performance.now() - begun) / 1000;
  sayJson({ ...report, seconds });
}

/** The bots named, seat after seat; null where all play at random, for which no view is made. */
async function playersOf<S extends FlowState, B, L extends Library<B>>(
  game: Game<S, B, L>,
  given: ReadonlyMap<string, string>,
): Promise<PlayoutBots<S, B> | null> {
  const names = (given.get('bots') ?? BOTS[0]!).split(',').map((name) => name.trim());
  const brought = (await game.bots?.()) ?? null;
  for (const name of names) makeBot(name, '', brought);
  return names.every((name) => name === BOTS[0]) ? null : { names, brought };
}

const countOf = (given: ReadonlyMap<string, string>): number => wholeNumber(given, 'games', 100, 1, 10_000_000);
const seatsOf = (given: ReadonlyMap<string, string>, { min, max }: { min: number; max: number }): number =>
  wholeNumber(given, 'seats', max, Math.max(2, min), max);

async function ofGame<S extends FlowState, B, L extends Library<B>>(
  game: Game<S, B, L>,
  given: ReadonlyMap<string, string>,
): Promise<PlayoutReport> {
  const { rules } = game;
  const players = await playersOf(game, given);
  const seats = seatsOf(given, rules.seats);
  const { book } = await opened(game, given.get('mods'));
  const configOf = (seed: string): unknown => game.simulated({ seats, solo: given.has('solo'), seed });
  return playouts(rules, book, countOf(given), given.get('seed') ?? '0', configOf, undefined, players);
}

/** Rise of the Cults: with the cards wanted, or from a position. */
async function ofCults(given: ReadonlyMap<string, string>): Promise<PlayoutReport> {
  const game = await GAMES.cults();
  const { rules } = game;
  const players = await playersOf(game, given);
  const library = await libraryFor(given.get('mods'));
  const { book } = library;
  const seats = seatsOf(given, rules.seats);
  const isSolo = given.has('solo');
  const seed = given.get('seed') ?? '0';
  const file = given.get('scenario');
  if (file !== undefined) {
    // Each game has a stream of its own: the state of one that the file may carry is left out.
    const { random: _, ...scenario } = scenarioIn(file);
    return playouts(
      rules,
      book,
      countOf(given),
      seed,
      (one) => ({ ...scenario, seed: one }),
      (one) => rules.load(one, book, null),
      players,
    );
  }
  const cards = wantedCards(given, library, seats === 4 && !isSolo ? null : 'rivertown');
  const configOf = (one: string): unknown => ({ ...(game.simulated({ seats, solo: isSolo, seed: one }) as object), ...cards });
  return playouts(rules, book, countOf(given), seed, configOf, undefined, players);
}
