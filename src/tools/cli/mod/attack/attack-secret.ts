import type { ScriptCall } from '../../../../games/cults/rules';

/** The secret's name everywhere; scripts may know it. */
export const SECRET_NAME = 'hostSecret';

/** What no script may ever read: a word, and a number for channels that carry only numbers. */
export interface Secret {
  readonly word: string;
  readonly number: number;
}

const random = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** Different in every process, so that no script can know it beforehand. */
export const SECRET: Secret = {
  word: `secret-${random(1e9).toString(36)}-${random(1e9).toString(36)}`,
  number: 300_000 + random(200_000),
};

/** Plants the secret where a script would find it if it got hold of any host object. */
export function plantSecret(): void {
  const hidden = { value: SECRET.word, writable: true, configurable: true, enumerable: false };
  // Every host object or function inherits from one of these.
  for (const place of [globalThis, Object.prototype, Function.prototype]) Object.defineProperty(place, SECRET_NAME, hidden);
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  if (process !== undefined) process.env[SECRET_NAME] = SECRET.word;
}

/** A deliberate hole in the host, so that a test can show that the check notices it. */
export interface Leak {
  readonly call?: (call: ScriptCall) => ScriptCall;
  /** The store that the guest is given. */
  readonly store?: string;
}

/** Records everything that a script lets out: the numbers of its calls, and texts. */
export class Listener {
  readonly #texts: string[] = [];
  /** By call and argument position, so that a message sent through one is not interleaved with others. */
  readonly #numbers = new Map<string, number[]>();

  hear(said: unknown): void {
    this.#texts.push(typeof said === 'string' ? said : JSON.stringify(said ?? null));
  }

  /** Wraps the host function given to the guest: it carries the secret itself, and records every number. */
  between(call: ScriptCall): ScriptCall {
    const heard: ScriptCall = (name, a, b, c, d) => {
      for (const [at, value] of [a, b, c, d].entries()) {
        const key = `${name} ${at}`;
        const said = this.#numbers.get(key);
        if (said === undefined) this.#numbers.set(key, [value]);
        else said.push(value);
      }
      return call(name, a, b, c, d);
    };
    return Object.assign(heard, { [SECRET_NAME]: SECRET.word });
  }

  /** Whether the secret came out: as text, as a number, or letter by letter as numbers. */
  get heardSecret(): boolean {
    const { word, number } = SECRET;
    const said = [...this.#numbers.values()];
    const spelled = said.map((codes) => codes.map((code) => String.fromCharCode(code)).join(''));
    return (
      said.some((numbers) => numbers.includes(number)) ||
      [...this.#texts, ...spelled].some((text) => text.includes(word) || text.includes(String(number)))
    );
  }
}
