import { GameError, type Params } from '../../engine';

/** Where in a save something stands; its path is only written down when something is wrong there. */
export class Place {
  readonly #up: Place | null;
  readonly #key: string | number;

  constructor(up: Place | null, key: string | number) {
    this.#up = up;
    this.#key = key;
  }

  at(key: string | number): Place {
    return new Place(this, key);
  }

  get path(): string {
    const keys: (string | number)[] = [];
    for (let place: Place | null = this; place !== null; place = place.#up) keys.push(place.#key);
    return keys
      .reverse()
      .map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key.slice(0, 60)}`))
      .join('');
  }

  fail(code: string, params: Params = {}): never {
    throw new GameError(code, { path: this.path, ...params });
  }
}
