import { gameNamed } from '../../games';
import { BOTS, makeBot } from '../../platform/bots';
import { playouts } from '../../platform/bots/playout';
import { readArguments, wholeNumber } from './process/arguments';
import { sayJson } from './process/output';

/** `cults playout`: bots play many games; the last line is a summary. */
export async function playoutCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, {
    game: 'value',
    games: 'value',
    seats: 'value',
    seed: 'value',
    bots: 'value',
    solo: 'flag',
  });
  const game = await gameNamed(given.get('game'));
  const { rules } = game;
  const games = wholeNumber(given, 'games', 100, 1, 10_000_000);
  const seats = wholeNumber(given, 'seats', rules.seats.max, Math.max(2, rules.seats.min), rules.seats.max);
  for (const name of (given.get('bots') ?? BOTS[0]!).split(',')) makeBot(name.trim(), '');
  const { book } = await game.open([]);
  const begun = performance.now();
  const configOf = (seed: string): unknown => game.simulated({ seats, solo: given.has('solo'), seed });
  const report = playouts(rules, book, games, given.get('seed') ?? '0', configOf);
  const seconds = Math.round(performance.now() - begun) / 1000;
  sayJson({ ...report, seconds });
}
