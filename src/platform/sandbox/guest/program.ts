import declareCode from './code/declare.js?raw';
import guestCode from './code/guest.js?raw';
import logCode from './code/log.js?raw';
import lockdownCode from './code/lockdown.js?raw';
import storeCode from './code/store.js?raw';
import { WORLD } from './world';

/** What a game brings for the guests of its mods. */
export interface GuestGame {
  /** The name of the module that scripts import from. */
  readonly apiName: string;
  /** What that module gives: the makers of declarations. */
  readonly makers: readonly string[];
  /** The calls of a script and the kinds of its questions, by number. */
  readonly calls: readonly string[];
  readonly kinds: readonly string[];
  /** The most options that one question may have. */
  readonly options: number;
  /** A file that default-exports a function: it makes the `game` of scripts from the kit of guest.js and from `names`. */
  readonly code: string;
  readonly names: Readonly<Record<string, number | readonly string[]>>;
}

/** A question or an effect of a script, by its number in `calls`, and its whole numbers. */
export type GuestCall = (call: number, a: number, b: number, c: number, d: number) => number;

/** What a script gets beside the game, as canonical JSON texts: its mod's settings, and its store, which it may replace. */
export interface GuestPapers {
  readonly settings: string;
  store: string;
  /** Set by the game when the script has written into its store. */
  wrote: boolean;
  /** The run has come to its end before and is repeated: it is given more than it can need. */
  ample?: boolean;
}

/** Numbers of a call lie between -HALF and HALF; so two of them and the call fit into one exact double. */
const SPAN = 2 ** 20;
const HALF = SPAN / 2;
/** The second number of a call that needs only one. */
const NONE = HALF * SPAN + HALF;

/** Makes a call of the script's side out of the one or two numbers that carry it. Sums and products: a remainder of doubles is slow. */
export function unpack(call: GuestCall, first: number, second = NONE): number {
  const head = Math.floor(first / SPAN);
  const name = Math.floor(head / SPAN);
  const third = Math.floor(second / SPAN);
  return call(name, head - name * SPAN - HALF, first - head * SPAN - HALF, third - HALF, second - third * SPAN - HALF);
}

/** The function that a file default-exports, as an expression: QuickJS runs it outside of any module. */
const functionOf = (file: string): string => `(${file.replace('export default function', 'function')})`;

/** Takes the world away from scripts and freezes what is left; gives what is needed to hand the API over and to close it. */
export const LOCKDOWN = `${functionOf(lockdownCode)}(${JSON.stringify(WORLD)})`;

/** The guest's side of a game: a function of the host's one function and of QuickJS's own class of errors. */
export function programOf({ calls, kinds, makers, options, code, names }: GuestGame): string {
  const numbers = JSON.stringify({ calls, kinds, makers, span: SPAN, options });
  const makeGame = `(kit) => ${functionOf(code)}(kit, ${JSON.stringify(names)})`;
  return `(function (host, InternalError) {
'use strict';
return ${functionOf(guestCode)}(host, InternalError, ${numbers}, ${functionOf(storeCode)}, ${functionOf(declareCode)}, ${functionOf(logCode)}, ${makeGame});
})`;
}
