import type { TriedStudy } from '../../../../platform/screens/game-page';
import type { Services } from '../../../../platform/screens/services';
import { OpenTable, type TableGame } from '../../../../platform/screens/table/current-game';
import type { TableView } from '../../contract/view-types';
import type { CultsReading } from '../../reading';
import { listedOf } from './listed';
import { StudyPlayer } from './study-player';

/** Plays a puzzle or a lesson of a mod that is being made; its end leads back to the present screen. */
export function tryStudy(
  services: Services,
  game: TableGame<TableView, CultsReading>,
  { reading, sources, mod, file }: TriedStudy<CultsReading>,
): void {
  const here = services.navigation.current!;
  const tables = { open: () => OpenTable.of(game, () => Promise.resolve(sources), [mod]) };
  const player = new StudyPlayer(services, tables, () => void services.navigation.bare(here));
  const { puzzles, lessons } = listedOf(mod, reading);
  const { studies } = reading;
  const id = [...studies.puzzles, ...studies.lessons].find((one) => one.mod === mod && one.file === file)?.id;
  const [puzzle, lesson] = [puzzles, lessons].map((all) => all.findIndex((one) => one.id === id));
  if (puzzle! >= 0) player.puzzle(puzzles, puzzle!);
  else if (lesson! >= 0) player.lesson(lessons, lesson!);
}
