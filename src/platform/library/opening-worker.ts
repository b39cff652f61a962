import { GameError } from '../../kernel';
import { problemsFrom, type ModSource, type Problem } from '../sandbox/mods';
import { openSource, type OpenedSource } from './opened-source';

/** What the Worker says: the opened mod, what is wrong with it, or that the Worker itself failed. */
export type OpeningReply =
  | { readonly opened: OpenedSource }
  | { readonly problems: readonly Problem[] }
  | { readonly broke: string };

/** Unpacks a mod away from the page, which goes on answering clicks meanwhile. One Worker opens one mod. */
function opened(source: ModSource): OpeningReply {
  try {
    return { opened: openSource(source) };
  } catch (error) {
    if (error instanceof GameError) return { problems: problemsFrom(error) };
    return { broke: String(error).slice(0, 200) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ModSource>) => postMessage(opened(data)));
