/**
 * What came with a code, a decision or an event, read without trust: a sentence must never be the thing that fails, so
 * whatever is missing or of another kind reads as nothing.
 */
export class Details {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  #get(key: string): unknown {
    return Object.hasOwn(this.#values, key) ? this.#values[key] : undefined;
  }

  has(key: string): boolean {
    return this.#get(key) !== undefined;
  }

  text(key: string): string {
    return plain(this.#get(key));
  }

  number(key: string): number {
    const value = this.#get(key);
    return typeof value === 'number' ? value : 0;
  }

  texts(key: string): string[] {
    const value = this.#get(key);
    return Array.isArray(value) ? value.map(plain) : [];
  }

  /** What lies under a key; nothing, if it is not there. */
  within(key: string): Details {
    return new Details(record(this.#get(key)));
  }

  /** The parts of a list, each to be read in turn. */
  items(key: string): Details[] {
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
