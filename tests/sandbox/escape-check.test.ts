import '../../src/cli/wasm';
import { describe, expect, it } from 'vitest';
import { runAttack } from '../../src/cli/mod/attack-run';
import { Listener, SECRET, type Rebuild } from '../../src/cli/mod/attack-secret';
import { SCRIPT_CALLS } from '../../src/engine';

/** A host function with a hole: what a mod recalls is the secret, the number in slot 63 and the word letter by letter from slot 1. */
const leaky: Rebuild = (call) => (name, a, b, c, d) => {
  if (SCRIPT_CALLS[name] !== 'recall' || a === 0) return call(name, a, b, c, d);
  return a === 63 ? SECRET.number : a <= SECRET.word.length ? SECRET.word.charCodeAt(a - 1) : 0;
};
/** One that gives itself away to the ways which every attack tries first. */
const open: Rebuild = (call) => (name, a, b, c, d) => (SCRIPT_CALLS[name] === 'recall' ? SECRET.number : call(name, a, b, c, d));

const WORD = 'let word = ""; for (let i = 1; i < 60 && game.recall(i) > 0; i++) word += String.fromCharCode(game.recall(i));';
const ESCAPES: readonly (readonly [name: string, body: string])[] = [
  ['thrown as a word', `${WORD} throw new Error('> ' + word);`],
  ['thrown as a number', 'throw new TypeError("> " + game.recall(63));'],
  ['kept as a number', 'game.remember(3, game.recall(63));'],
  ['kept letter by letter', 'for (let i = 1; i < 60; i++) game.remember(i, game.recall(i));'],
  ['asked of a player', 'game.chooseNumber(game.recall(63), game.recall(63));'],
  ['given as an effect', 'for (let i = 1; i < 60; i++) try { game.gain("thug", game.recall(i)); } catch {}'],
];

const attack = (body: string, rebuild?: Rebuild) => runAttack({ body, as: 'ability', raw: false }, rebuild);

describe('the check for escapes', () => {
  it.each(ESCAPES)('notices a secret %s, when the host leaks it', async (_, body) => {
    expect(await attack(body, leaky)).toMatchObject({ escaped: true });
    expect(await attack(body)).toMatchObject({ escaped: false });
  });

  it('needs no help of the script: every attack tries the known ways', async () => {
    expect(await attack('', open)).toMatchObject({ escaped: true, outcome: 'failed', reason: 'threw' });
    expect(await attack('')).toMatchObject({ escaped: false, outcome: 'returned' });
  });

  it('reads what a declaration says', () => {
    const listener = new Listener();
    listener.hear({ name: { en: `Attack ${SECRET.word}` } });
    expect(listener.heardSecret).toBe(true);
  });

  it('finds the secret where it was planted', () => {
    const places = [globalThis, {}, () => undefined, process.env] as unknown as Record<string, unknown>[];
    expect(places.map((place) => place['hostSecret'])).toEqual(places.map(() => SECRET.word));
  });
});
