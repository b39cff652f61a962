import type { ModSource } from '../../../../platform/sandbox/mods';
import { modLibrary } from '../../../../platform/screens/mods/mod-library';
import { waiting } from '../../../../platform/screens/frame/waiting';
import type { Services } from '../../../../platform/screens/services';
import { OpenTable, type During, type TableGame } from '../../../../platform/screens/table/current-game';
import type { TableView } from '../../contract/view-types';
import type { CultsReading } from '../../reading';
import type { CultsOpenTable } from '../cults-screen';
import { OWN, ownSource } from './own-studies';

/** Opens tables with the mods of lessons and puzzles. */
export class StudyTables {
  readonly #services: Services;
  readonly #game: TableGame<TableView, CultsReading>;

  constructor(services: Services, game: TableGame<TableView, CultsReading>) {
    this.#services = services;
    this.#game = game;
  }

  /** A table for the studies of a mod: with the game's own ones, or with a mod of the library and the mods that it requires. */
  open(mod: string): Promise<CultsOpenTable> {
    return this.#of(mod, (room, act) => waiting(this.#services, room, act));
  }

  /** What a table of this mod could be read of. It shows no progress, so a screen that is being prepared may wait for it. */
  async read(mod: string): Promise<CultsReading> {
    const table = await this.#of(mod);
    table.close();
    return table.reading;
  }

  #of(mod: string, during?: During): Promise<CultsOpenTable> {
    const isOwn = OWN.some((id) => id === mod);
    const find = isOwn ? async () => OWN.map(ownSource) : () => fromLibrary(mod);
    return OpenTable.of(this.#game, find, isOwn ? OWN : [mod], during);
  }

  /** The mods of the library that bring lessons or puzzles, in their current versions. */
  async others(): Promise<readonly string[]> {
    const mods = await (await modLibrary()).list();
    return mods
      .filter(({ isCurrent, manifest: { content } }) => isCurrent && content.puzzles.length + content.lessons.length > 0)
      .map(({ pin }) => pin.id);
  }
}

async function fromLibrary(mod: string): Promise<readonly ModSource[]> {
  const library = await modLibrary();
  return library.required([mod]);
}
