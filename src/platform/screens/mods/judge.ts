import type { Reading } from '../../session/game';
import { GameRoom, RoomError } from '../../host/room';
import type { ModSource, Problem } from '../../sandbox/mods';
import { PageWorker } from '../../host/page-worker';
import type { Finding } from '../../workshop';
import { startWorker } from '../table/start-worker';

const makeRoom = (): GameRoom => new GameRoom(() => new PageWorker(startWorker()));

/** Loads mods in a Worker of their own, apart from any game; the supervisor ends it if a script does not come back. */
export async function readMods(sources: readonly ModSource[]): Promise<Reading> {
  const room = makeRoom();
  try {
    return await room.open(sources);
  } finally {
    room.close();
  }
}

/** Everything that keeps a mod from loading together with the mods that it requires, with its places in the files. */
export async function judge(mod: ModSource, id: string, required: readonly ModSource[]): Promise<readonly Problem[]> {
  const room = makeRoom();
  try {
    const { leftOut } = await room.open([mod, ...required]);
    const problems = leftOut.filter((one) => one.id === id).flatMap((one) => one.problems);
    return problems.length === 0 ? [] : await placed(room, problems, mod, required);
  } catch (error) {
    if (error instanceof RoomError) return [error.problem];
    throw error;
  } finally {
    room.close();
  }
}

/** As much of a finding of the Workshop's check as a place needs. */
type Place = Pick<Finding, 'code' | 'file' | 'line' | 'column' | 'path'>;

/** Adds file, line and column, as the check of the Workshop finds them; without the check the problems stay as they are. */
async function placed(
  room: GameRoom,
  problems: readonly Problem[],
  mod: ModSource,
  beside: readonly ModSource[],
): Promise<readonly Problem[]> {
  try {
    const found = (await room.workbench({ about: 'check', mod, beside })) as readonly Place[];
    return problems.map((problem) => withPlace(problem, found));
  } catch (error) {
    if (error instanceof RoomError) return problems;
    throw error;
  }
}

export function withPlace({ code, params }: Problem, found: readonly Place[]): Problem {
  const path = String(params['path'] ?? '');
  const isSame = (one: Place): boolean => one.code === code && (path === '' || path.startsWith(one.file));
  const place = found.find((one) => isSame(one) && path === `${one.file}.${one.path}`) ?? found.find(isSame);
  if (place === undefined) return { code, params };
  const { file, line, column } = place;
  return { code, params: { ...params, file, line, column } };
}
