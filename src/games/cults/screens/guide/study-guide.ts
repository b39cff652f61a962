import { isDescribed, type SeatView } from '../../../../kernel';
import type { Rect } from '../../../../platform/config/layout';
import type { Services } from '../../../../platform/screens/services';
import type { GuidedTable, TableGuide } from '../../../../platform/screens/table/guide';
import type { TablePicture } from '../../../../platform/stage/table-picture';
import type { NamedAnswer, Target } from '../../contract/studies';
import { isTableView, type TableView } from '../../contract/view-types';
import { CultsTable } from '../../picture/table';
import type { CultsGame } from '../cults-screen';
import { learnWords, type LearnWords } from '../learn/words';
import { GuideView, type Speech } from './guide-view';
import { confirmOf, placesOf } from './pointing';
import { targetName } from './target-names';

/** What guides of lessons and of puzzles have in common: they speak beside the table and point at it. */
export abstract class StudyGuide implements TableGuide {
  protected readonly services: Services;
  protected readonly game: CultsGame;
  protected table: GuidedTable | null = null;
  readonly #view: GuideView;

  constructor(services: Services, game: CultsGame) {
    this.services = services;
    this.game = game;
    const { reducedMotion, speed } = services.settings.current;
    this.#view = new GuideView(reducedMotion || speed === 'instant', (cited) => void services.doors.rules(cited));
  }

  sit(table: GuidedTable): void {
    this.table = table;
  }

  protected get words(): LearnWords {
    return learnWords(this.services.settings.current.lang);
  }

  isAsking(view: SeatView): boolean {
    return isTableView(view) && this.asks(view);
  }

  speak(picture: TablePicture<SeatView>, view: SeatView): void {
    if (picture instanceof CultsTable && isTableView(view)) this.explain(picture, view);
  }

  accepts(answer: readonly string[], view: SeatView): boolean {
    return isTableView(view) && this.allows(answer, view);
  }

  protected abstract asks(view: TableView): boolean;
  protected abstract explain(table: CultsTable, view: TableView): void;
  protected abstract allows(answer: readonly string[], view: TableView): boolean;

  /** Speaks, and rings the targets; once the wanted answer is chosen, the button that gives it. */
  protected say(
    table: CultsTable,
    view: TableView,
    speech: Omit<Speech, 'pointsAt'>,
    targets: readonly Target[],
    wanted: readonly NamedAnswer[],
  ): void {
    const { books } = table.context;
    const names = targets.map((target) => targetName(target, view, books, this.words)).filter((name) => name !== '');
    const places = (): readonly Rect[] =>
      this.#confirms(table, view, wanted) ?? targets.flatMap((target) => placesOf(table, view, target));
    table.lookAt(targets);
    this.#view.say(
      table,
      this.services.settings.current.lang,
      { ...speech, ...(names.length === 0 ? {} : { pointsAt: this.words.pointsAt(names.join(', ')) }) },
      places,
    );
  }

  #confirms(table: CultsTable, { decision }: TableView, wanted: readonly NamedAnswer[]): readonly Rect[] | null {
    const { prompt } = table;
    if (decision === null || prompt === null || !wanted.some((answer) => isDescribed(decision, prompt.chosen, answer)))
      return null;
    const confirm = confirmOf(table);
    return confirm === null ? null : [confirm];
  }

  hush(): void {
    this.#view.hush();
  }

  cover(isCovered: boolean): void {
    this.#view.cover(isCovered);
  }

  key(_event: KeyboardEvent): boolean {
    return false;
  }

  destroy(): void {
    this.#view.destroy();
  }
}

/** The targets of an answer: its options. */
export const optionsIn = (answer: NamedAnswer): readonly Target[] =>
  answer === 'suggest' ? [] : (answer.options ?? []).map((option) => ({ option: option as Readonly<Record<string, unknown>> }));
