import type { GameStore } from '../../../src/platform/host/store/keeper';
import type { FoundGame } from '../../../src/platform/host/store/kept-game';

/** A store without a disk. While it is full it keeps what it had. */
export class FakeStore implements GameStore {
  game: FoundGame | null = null;
  isFull = false;
  async keep(game: FoundGame): Promise<void> {
    if (this.isFull) throw new Error('full');
    this.game = JSON.parse(JSON.stringify(game)) as FoundGame;
  }
  async forget(): Promise<void> {
    this.game = null;
  }
  async found(): Promise<FoundGame | null> {
    return this.game;
  }
}
