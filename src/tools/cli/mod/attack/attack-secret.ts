import type { ScriptCall } from '../../../../games/cults/rules';

/** The name under which the secret lies everywhere: every script may know it. */
export const SECRET_NAME = 'hostSecret';

/** What no script may ever see: a word, and a number for what carries only numbers. */
export interface Secret {
  readonly word: string;
  readonly number: number;
}

const random = (below: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

/** Another one in every process, so that no script can know it beforehand. */
export const SECRET: Secret = {
  word: `secret-${random(1e9).toString(36)}-${random(1e9).toString(36)}`,
  number: 300_000 + random(200_000),
};

/** Puts the secret where a script would find it that gets hold of anything of the host's. */
export function plantSecret(): void {
  const hidden = { value: SECRET.word, writable: true, configurable: true, enumerable: false };
  // Whatever host object or function a script might be given inherits from these two.
  for (const place of [globalThis, Object.prototype, Function.prototype]) Object.defineProperty(place, SECRET_NAME, hidden);
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  if (process !== undefined) process.env[SECRET_NAME] = SECRET.word;
}

/** A host with a hole, for a test: it shows that the check would notice. */
export interface Leak {
  readonly call?: (call: ScriptCall) => ScriptCall;
  /** What the guest is told is its store. */
  readonly store?: string;
}

/** Listens to everything that a script can let out: numbers of its calls, and texts. */
export class Listener {
  readonly #texts: string[] = [];
  /** By call and place: what is said through one is not broken up by what goes through another. */
  readonly #numbers = new Map<string, number[]>();

  hear(said: unknown): void {
    this.#texts.push(typeof said === 'string' ? said : JSON.stringify(said ?? null));
  }

  /** The host function that the guest is given: it carries the secret itself, and every number passes here. */
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

  /** Whether the secret came out: as it is, as a number, or letter by letter as numbers. */
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
