type KeyOf<D> = keyof D & string;

/**
 * The values that come with a code, a decision or an event, read without trust: a sentence must never fail, so a missing value
 * or one of another type reads as empty. Where the type `D` of the values is known, only its fields can be read.
 */
export class Details<D extends object = Readonly<Record<string, unknown>>> {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  #get(key: string): unknown {
    return Object.hasOwn(this.#values, key) ? this.#values[key] : undefined;
  }

  has(key: KeyOf<D>): boolean {
    return this.#get(key) !== undefined;
  }

  text(key: KeyOf<D>): string {
    return plain(this.#get(key));
  }

  number(key: KeyOf<D>): number {
    const value = this.#get(key);
    return typeof value === 'number' ? value : 0;
  }

  texts(key: KeyOf<D>): string[] {
    const value = this.#get(key);
    return Array.isArray(value) ? value.map(plain) : [];
  }

  /** What lies under a key; nothing, if it is not there. */
  within(key: KeyOf<D>): Details {
    return new Details(record(this.#get(key)));
  }

  /** The parts of a list, each to be read in turn. */
  items(key: KeyOf<D>): Details[] {
    const value = this.#get(key);
    return Array.isArray(value) ? value.map((item: unknown) => new Details(record(item))) : [];
  }

  entries(): [string, string][] {
    return Object.entries(this.#values).map(([key, value]) => [key, plain(value)]);
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
