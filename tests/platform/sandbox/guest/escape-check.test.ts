import '../../../../src/platform/sandbox/quickjs/node';
import { describe, expect, it } from 'vitest';
import { runAttack } from '../../../../src/tools/cli/mod/attack/attack-run';
import { Listener, SECRET, type Leak } from '../../../../src/tools/cli/mod/attack/attack-secret';
import { SCRIPT_CALLS } from '../../../../src/games/cults/rules';

/** A host function with a hole: chance gives the secret away, for 63 the number, else the word letter by letter. */
const leaky: Leak = {
  call: (call) => (name, a, b, c, d) => {
    if (SCRIPT_CALLS[name] !== 'random') return call(name, a, b, c, d);
    return a === 63 ? SECRET.number : a <= SECRET.word.length ? SECRET.word.charCodeAt(a - 1) : 0;
  },
};

const WORD =
  'let word = ""; for (let i = 1; i < 60; i++) { const n = game.random(i); if (n > 0) word += String.fromCharCode(n); }';
const ESCAPES: readonly (readonly [name: string, body: string])[] = [
  ['thrown as a word', `${WORD} throw new Error('> ' + word);`],
  ['thrown as a number', 'throw new TypeError("> " + game.random(63));'],
  ['kept as a word', `${WORD} game.store.set('word', [word]);`],
  ['kept as a number', 'game.store.set("number", game.random(63));'],
  ['asked of a player', 'const n = game.random(63); game.chooseNumber(n, n);'],
  ['given as effects', 'for (let i = 1; i < 60; i++) try { game.gain("thug", game.random(i)); } catch {}'],
];

const attack = (body: string, leak?: Leak) => runAttack({ body, as: 'ability', raw: false }, leak);

describe('the check for escapes', () => {
  it.each(ESCAPES)('notices a secret %s, when the host leaks it', async (_, body) => {
    expect(await attack(body, leaky)).toMatchObject({ escaped: true });
    expect(await attack(body)).toMatchObject({ escaped: false });
  });

  it('needs no help of the script: every attack tries the known ways', async () => {
    const open: Leak = { store: JSON.stringify({ hostSecret: SECRET.word }) };
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
