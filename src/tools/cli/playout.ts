import { BOTS, makeBot } from '../../platform/bots';
import { baseBook } from '../../games/cults/base-set/books';
import { playouts } from '../../games/cults/playout';
import { readArguments, wholeNumber } from './process/arguments';
import { sayJson } from './process/output';

/** `cults playout`: bots play many games; the last line is a summary. */
export function playoutCommand(args: readonly string[]): void {
  const given = readArguments(args, { games: 'value', seats: 'value', seed: 'value', bots: 'value', solo: 'flag' });
  const games = wholeNumber(given, 'games', 100, 1, 10_000_000);
  const seats = wholeNumber(given, 'seats', 4, 2, 4);
  for (const name of (given.get('bots') ?? BOTS[0]!).split(',')) makeBot(name.trim(), '');
  const begun = performance.now();
  const report = playouts(games, seats, given.has('solo'), given.get('seed') ?? '0', baseBook());
  const seconds = Math.round(performance.now() - begun) / 1000;
  sayJson({ ...report, seconds });
}
