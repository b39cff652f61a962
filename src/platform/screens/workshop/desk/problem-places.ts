import type { RemoteError } from '../../../host/stream/messages';
import { MANIFEST, type Problem } from '../../../sandbox/mods';
import type { OpenProject } from '../project/open-project';

/** The file that a problem is about; mod.json where it names none. */
export function fileOf({ params }: Problem | RemoteError, { files }: OpenProject): string {
  const named = typeof params['file'] === 'string' ? params['file'] : '';
  const path = typeof params['path'] === 'string' ? params['path'] : '';
  return [...files.keys()].find((file) => file === named || path.startsWith(file)) ?? MANIFEST;
}

/** A problem with its place in the files. */
export function problemWords(problem: Problem | RemoteError, say: (problem: Problem | RemoteError) => string): string {
  const { path } = problem.params;
  return typeof path === 'string' && path !== '' ? `${path}: ${say(problem)}` : say(problem);
}
