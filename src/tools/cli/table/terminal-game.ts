import { cultsGame, type CultsSession } from '../../../games/cults/game';
import { cultsSaves } from '../../../games/cults/saves';
import { cults, type Catalogue, type RulesView, type State } from '../../../games/cults/rules';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import type { District } from '../../../games/cults/contract/ids';
import { GameError } from '../../../kernel';
import type { GameBots } from '../../../platform/bots/thinking';
import { MODS_CHOICES, type ModsChoice } from '../../../platform/session/differences';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { Session } from '../../../platform/session/session';
import { wantedCards } from '../cards/wanted-cards';
import { libraryFor } from '../mod-disk';
import { refuseAlone, refuseOverridden, wholeNumber } from '../process/arguments';
import { backTo } from '../process/command-guard';
import type { Revival } from './past';
import { cameBack } from './past';
import { readJsonFile, scenarioIn } from './scenario-file';

/** The arguments that say which game is opened. */
export const OPENING = {
  cult: 'value',
  npc: 'value',
  objective: 'value',
  rounds: 'value',
  seed: 'value',
  bots: 'value',
  load: 'value',
  missing: 'value',
  mods: 'value',
  stacks: 'value',
  pin: 'value',
  scenario: 'value',
} as const;

/** A game and the save it came from. */
export interface OpenedSave extends Restored<State, Catalogue, CultsLibrary, RulesView> {
  readonly revival: Revival | null;
  /** Mods that were killed just now. */
  readonly killed: readonly string[];
  /** It was at this terminal before: only its thread is another. */
  readonly isBack: boolean;
}

type Given = ReadonlyMap<string, string>;
type Bots = GameBots<State, Catalogue> | null;

/** The bot where only a number of them is wanted. */
const USUAL_BOT = 'cultist';

/** `--bots`: how many, or their names. */
function rivalsIn(given: Given): readonly string[] {
  const wanted = given.get('bots') ?? '0';
  if (/^-?\d/.test(wanted)) return Array.from({ length: wholeNumber(given, 'bots', 0, 0, 3) }, () => USUAL_BOT);
  const names = wanted.split(',').map((name) => name.trim());
  if (names.length > 3) throw new GameError('outOfRange', { path: '--bots', value: names.length, min: 0, max: 3 });
  return names;
}

/** What to do about mods of a save that are missing or differ. */
function modsChoice(given: Given): ModsChoice {
  const missing = given.get('missing') ?? 'refuse';
  const choice = MODS_CHOICES.find((known) => known === missing);
  if (choice === undefined) throw new GameError('unknownId', { path: '--missing', value: missing, known: MODS_CHOICES });
  return choice;
}

/** `--mods` once named that choice: say where it has gone. */
function checkMods(given: Given): void {
  const mods = given.get('mods') ?? '';
  if (MODS_CHOICES.some((choice) => choice === mods)) throw new GameError('missingMoved', { path: '--mods', value: mods });
}

/** What a position or a save already says. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  scenario: ['load', 'missing', 'cult', 'npc', 'objective', 'rounds', 'bots', 'stacks', 'pin'],
  load: ['cult', 'npc', 'objective', 'rounds', 'seed', 'bots', 'stacks', 'pin'],
};

/** Refuses options that would be ignored. Against bots there is neither an NPC nor an Objective. */
function checkTogether(given: Given): void {
  refuseOverridden(given, SAID);
  refuseAlone(given, { load: ['missing'] });
  const solo = ['npc', 'objective'].find((name) => given.has(name));
  if (solo !== undefined && rivalsIn(given).length > 0)
    throw new GameError('argumentNoUse', { value: `--${solo}`, other: '--bots' });
}

/** Opens the game of a thread that was killed or broke, a saved game, a position, or a new one. */
export async function openGame(given: Given): Promise<OpenedSave> {
  checkMods(given);
  checkTogether(given);
  const bots = (await cultsGame.bots?.()) ?? null;
  const opened = await openedGame(given, bots);
  opened.session.bots = bots;
  return opened;
}

async function openedGame(given: Given, bots: Bots): Promise<OpenedSave> {
  const library = await libraryFor(given.get('mods'));
  const back = backTo();
  if (back !== null) {
    const { past, killed } = back;
    const restored = await cameBack(cultsSaves, past, library);
    for (const mod of killed) restored.session.kill(mod);
    return { ...restored, revival: past.revival, killed, isBack: true };
  }
  const file = given.get('load');
  if (file === undefined) return { session: newSession(given, library, bots), library, revival: null, killed: [], isBack: false };
  const revival = { save: readJsonFile(file), mods: modsChoice(given) };
  return { ...(await restoreGame(cultsSaves, revival.save, library, revival.mods)), revival, killed: [], isBack: false };
}

function newSession(given: Given, library: CultsLibrary, bots: Bots): CultsSession {
  const file = given.get('scenario');
  if (file !== undefined) {
    const seed = given.get('seed');
    const scenario = { ...scenarioIn(file), ...(seed === undefined ? {} : { seed }) };
    return Session.begin(cults, { scenario }, library.book, true, bots);
  }
  const cult = given.get('cult') ?? 'cthulhu';
  const shared = { rounds: wholeNumber(given, 'rounds', 6, 6, 10), seed: given.get('seed') ?? String(Date.now()) };
  const rivals = rivalsIn(given);
  const others = ['cthulhu', 'hastur', 'dagon', 'chaugnar'].filter((id) => id !== cult);
  // R3.7: with four players nothing is closed.
  const closed: District | null = rivals.length === 3 ? null : 'rivertown';
  const cards = wantedCards(given, library, closed);
  if (rivals.length === 0) {
    const solo = { npc: given.get('npc') ?? others[0], objective: given.get('objective') ?? 'ascendance' };
    return Session.begin(cults, { config: { ...shared, ...cards, seats: [{ cult }], solo } }, library.book, true, bots);
  }
  const seats = [{ cult, by: 'human' }, ...rivals.map((by, at) => ({ cult: others[at]!, by }))];
  return Session.begin(cults, { config: { ...shared, ...cards, seats, first: null } }, library.book, true, bots);
}
