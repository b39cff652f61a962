import { screenWords } from '../../i18n/language';
import { isPin } from '../../host/store/kept-game';
import type { Pin } from '../../sandbox/mods';
import type { Whereabouts } from '../../session/game';
import { chooseFiles, saveFile } from '../mods/install/choose-file';
import type { Services } from '../services';
import { CurrentGame } from './current-game';
import type { SavedGame } from './saved-game';

/** Bytes of the largest file that is read at all: a save with as many mods as it can carry is smaller. */
const LARGEST = 64 * 1024 * 1024;

/** Letters and numbers of the game's title, as a name of files. */
const fileNameOf = (title: string, at: Whereabouts | undefined): string =>
  `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}${at === undefined ? '' : `-${at.round}-${at.rounds}`}.json`;

/** Hands a save to the player's downloads; any page of the game, and the command line, can go on from it. */
export function saveToFile({ game, settings }: Services, save: unknown, at: Whereabouts | undefined): void {
  const { title } = game.words(settings.current.lang);
  saveFile(fileNameOf(title, at), new TextEncoder().encode(JSON.stringify(save)), 'application/json');
}

/** Lets the player choose a saved game; null if none is chosen, or the file holds none, which the player is told. */
export async function chooseSaved(services: Services): Promise<SavedGame | null> {
  const [file] = await chooseFiles('save');
  if (file === undefined) return null;
  const save = file.size > LARGEST ? null : parsed(await file.text());
  if (save === null) services.toasts.say(screenWords(services.settings.current.lang).notASave(file.name));
  return save === null ? null : savedIn(save, file.name);
}

/** The object that a text is the JSON of; null for anything else. */
function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The game in a file: the table opens with those of its mods that are here, and restoring it tells what differs. */
function savedIn(save: object, name: string): SavedGame {
  const pins = pinsIn(save);
  return {
    note: { mods: pins.map(({ id }) => id), pins },
    open: (table, choice, signal) => CurrentGame.restore(table, save, choice, signal),
    save: async () => save,
    damaged: ({ screens }) => screens.notASave(name),
    forget: null,
  };
}

/** The mods that a save names, without the base set. */
function pinsIn(save: object): readonly Pin[] {
  const { mods } = save as { readonly mods?: unknown };
  return (Array.isArray(mods) ? mods : []).filter(isPin).filter(({ id }) => id !== 'base');
}
