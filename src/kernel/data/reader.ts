import { GameError } from '../errors';
import { nearestOf } from '../text/nearest';

/** Reads untrusted plain data; everything it refuses names the path of what is wrong. */
export class Reader {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  fail(code: string, params: Readonly<Record<string, string | number | readonly string[]>> = {}, rule?: string): never {
    throw new GameError(code, { path: this.path, ...params }, rule);
  }

  get given(): boolean {
    return this.value !== undefined;
  }

  /** A field of an object; an undefined one where the object itself is left out. */
  field(key: string): Reader {
    if (this.value === undefined) return new Reader(undefined, join(this.path, key));
    const record = this.record();
    // Every object answers to `constructor`: only what it holds itself counts.
    return new Reader(Object.hasOwn(record, key) ? record[key] : undefined, join(this.path, key));
  }

  /** Refuses keys that mean nothing here: a misspelt name must not pass in silence. */
  only(keys: readonly string[]): this {
    if (this.value === undefined) return this;
    for (const key of Object.keys(this.record())) {
      if (keys.includes(key)) continue;
      const nearest = nearestOf(key, keys);
      new Reader(null, join(this.path, key)).fail('unknownField', { known: keys, ...(nearest === '' ? {} : { nearest }) });
    }
    return this;
  }

  record(): Readonly<Record<string, unknown>> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) this.fail('notAnObject');
    return this.value as Readonly<Record<string, unknown>>;
  }

  entries(): [string, Reader][] {
    if (this.value === undefined) return [];
    const record = this.record();
    return Object.keys(record).map((key) => [key, new Reader(record[key], join(this.path, key))]);
  }

  items(most: number): Reader[] {
    if (this.value === undefined) return [];
    if (!Array.isArray(this.value)) this.fail('notAList');
    if (this.value.length > most) this.fail('listTooLong', { count: this.value.length, max: most });
    return this.value.map((item: unknown, i) => new Reader(item, `${this.path}[${i}]`));
  }

  integer(min: number, max: number, standard?: number): number {
    if (this.value === undefined && standard !== undefined) return standard;
    if (typeof this.value !== 'number' || !Number.isInteger(this.value)) this.fail('notANumber', { min, max });
    if (this.value < min || this.value > max) this.fail('outOfRange', { value: this.value, min, max });
    return this.value;
  }

  text(most: number, standard?: string): string {
    if (this.value === undefined && standard !== undefined) return standard;
    if (typeof this.value !== 'string') this.fail('notAText');
    if (this.value.length > most) this.fail('textTooLong', { count: this.value.length, max: most });
    return this.value;
  }

  flag(standard: boolean): boolean {
    if (this.value === undefined) return standard;
    if (typeof this.value !== 'boolean') this.fail('notAFlag');
    return this.value;
  }

  /** One of the ids allowed here, as its place in the list. */
  oneOf(ids: readonly string[], code = 'unknownId'): number {
    const at = typeof this.value === 'string' ? ids.indexOf(this.value) : -1;
    if (at < 0) this.fail(code, { value: String(JSON.stringify(this.value)).slice(0, 60), known: ids });
    return at;
  }
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
