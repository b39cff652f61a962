import { GameError, type Params } from '../../../kernel';

/** Where the open question of a state stands. */
export const askPlace = (state: SavePlace): SavePlace => state.at('asks').at(0);

/** Where in a save something stands; its path is only written down when something is wrong there. */
export class SavePlace {
  readonly #up: SavePlace | null;
  readonly #key: string | number;

  constructor(up: SavePlace | null, key: string | number) {
    this.#up = up;
    this.#key = key;
  }

  at(key: string | number): SavePlace {
    return new SavePlace(this, key);
  }

  get path(): string {
    const key = this.#key;
    if (this.#up === null) return String(key);
    return this.#up.path + (typeof key === 'number' ? `[${key}]` : `.${key.slice(0, 60)}`);
  }

  fail(code: string, params: Params = {}): never {
    throw new GameError(code, { path: this.path, ...params });
  }
}
