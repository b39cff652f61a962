import { tell } from '../../../../../platform/screens/frame/error-message';
import { fetching } from '../../../../../platform/screens/frame/fetching';
import { modLibrary } from '../../../../../platform/screens/mods/mod-library';
import type { Services } from '../../../../../platform/screens/services';
import type { Screen } from '../../../../../platform/shell/navigation';
import { inLanguage } from '../../../../../platform/i18n/translated';
import type { LibraryMod } from '../../../../../platform/library';
import type { TableGame } from '../../../../../platform/screens/table/current-game';
import type { TableView } from '../../../contract/view-types';
import type { Books } from '../../../picture/cards/books';
import { sceneName } from '../../../picture/cards/frame-names';
import { endingWords } from '../../../words/ending';
import type { CultsReading } from '../../../reading';
import type { CultsGame, CultsSheet } from '../../cults-screen';
import type { Listed } from '../../learn/listed';
import { cardsOf } from '../../new-game/plan';
import { endingOf } from '../ending';
import type { NextStep } from './next-page';
import { modToTry, strongerRivals, withObjective, withRivals } from './next-steps';
import { wonObjectives } from '../won-objectives';

/** The pictures of steps that have none of their own. */
const PICTURES = { rival: 'scene-hunting-horror', puzzle: 'scene-university-lecture', mod: 'scene-travelling-carnival' };

const fetched = {
  studies: () => fetching(import('../../learn/own-studies')),
  progress: () => fetching(import('../../learn/progress')),
  player: () => fetching(import('../../learn/study-player')),
  tables: () => fetching(import('../../learn/study-tables')),
};

/** What a player may try after a game, and how it is begun or opened from the result. */
export class NextWays {
  readonly #services: Services;
  readonly #game: CultsGame;
  /** The game at whose tables puzzles are played. */
  readonly #page: TableGame<TableView, CultsReading>;
  /** The result: puzzles come back to it. */
  readonly #screen: Screen;
  #puzzles: readonly Listed[] = [];
  /** The first puzzle that is not solved; −1 if all are. */
  #puzzle = -1;
  #mod: LibraryMod | null = null;

  constructor(services: Services, page: TableGame<TableView, CultsReading>, game: CultsGame, screen: Screen) {
    this.#services = services;
    this.#game = game;
    this.#page = page;
    this.#screen = screen;
  }

  /** Looks for a puzzle and a mod. Without a connection there may be neither, and the result comes all the same. */
  async find(): Promise<void> {
    await Promise.all([this.#findPuzzle(), this.#findMod()].map((finding) => finding.catch(() => undefined)));
  }

  async #findPuzzle(): Promise<void> {
    const [{ ownStudies }, { progress }] = await Promise.all([fetched.studies(), fetched.progress()]);
    this.#puzzles = ownStudies().puzzles;
    this.#puzzle = this.#puzzles.findIndex(({ id }) => progress.puzzle(id).isSolved !== true);
  }

  async #findMod(): Promise<void> {
    const on = this.#services.settings.current.mods;
    this.#mod = modToTry(await (await modLibrary()).list(), on);
  }

  /** In the order of the tiles. */
  steps({ lang, app }: CultsSheet, books: Books): readonly NextStep[] {
    const words = endingWords(lang);
    return [
      ...this.#objective(books),
      ...this.#rivals(({ level, count }) => [words.rival, app.bots.names[level], words.rivals(app.bots.names[level], count)]),
      ...this.#study(books),
      ...this.#other(books),
    ];
  }

  #objective(books: Books): readonly NextStep[] {
    const { view } = this.#game;
    const words = endingWords(books.lang);
    const all = cardsOf.objectives(books.reading);
    const next = wonObjectives.nextAfter(view.outcome?.objective?.id ?? null, all);
    if (next === null) return [];
    const { hero } = endingOf(view);
    return [
      {
        heading: words.objective,
        name: books.names.card(next),
        hint: view.solo === undefined ? words.objectiveAlone(books.names.cult(hero)) : books.card(next).text,
        picture: books.sceneOf(next) ?? sceneName(all[0] ?? next),
        press: () => void this.#services.doors.rematch(this.#game, (config) => withObjective(config, next, hero)),
      },
    ];
  }

  #rivals(
    word: (rivals: NonNullable<ReturnType<typeof strongerRivals>>) => readonly [heading: string, name: string, hint: string],
  ): readonly NextStep[] {
    const { players, seats } = this.#game.view;
    const rivals = strongerRivals(seats.map((cult) => players[cult]?.by ?? 'human'));
    if (rivals === null) return [];
    const [heading, name, hint] = word(rivals);
    const press = (): void => void this.#services.doors.rematch(this.#game, (config) => withRivals(config, rivals));
    return [{ heading, name, hint, picture: PICTURES.rival, press }];
  }

  #study({ lang }: Books): readonly NextStep[] {
    const puzzle = this.#puzzles[this.#puzzle];
    if (puzzle === undefined) return [];
    return [
      {
        heading: endingWords(lang).puzzle,
        name: inLanguage(puzzle.name, lang) ?? puzzle.id,
        hint: inLanguage(puzzle.text, lang) ?? '',
        picture: PICTURES.puzzle,
        press: () => void this.#openPuzzle(),
      },
    ];
  }

  /** Lays the puzzle over the result; leaving it comes back here. */
  async #openPuzzle(): Promise<void> {
    const services = this.#services;
    try {
      const [{ StudyPlayer }, { StudyTables }] = await Promise.all([fetched.player(), fetched.tables()]);
      const tables = new StudyTables(services, this.#page);
      new StudyPlayer(services, tables, () => void services.navigation.bare(this.#screen)).puzzle(this.#puzzles, this.#puzzle);
    } catch (error) {
      tell(services, error);
    }
  }

  #other({ lang }: Books): readonly NextStep[] {
    const mod = this.#mod;
    if (mod === null) return [];
    const { mod: heading, modHint: hint } = endingWords(lang);
    const name = inLanguage(mod.manifest.title, lang) ?? mod.pin.id;
    return [{ heading, name, hint, picture: PICTURES.mod, press: () => void this.#services.doors.mods({ mod }) }];
  }
}
