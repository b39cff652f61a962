import { cultsSaves } from '../../../games/cults/saves';
import { hashOf, liveStream } from '../../../kernel';
import type { ModsChoice } from '../../../platform/session/differences';
import { openLibrary } from '../../../games/cults/base-set/library';
import { sourcesFor } from '../mod-disk';
import { HeadlessTable } from '../table/headless-table';
import { wordsOf } from '../words';
import { bend, damage, type Tree } from './damage';
import { honestSaves } from './honest-saves';
import { tangledMod } from './tangled-mod';

export interface SavesReport {
  readonly seed: string;
  readonly moments: number;
  tried: number;
  /** Refused saves, by error code. */
  readonly refused: Record<string, number>;
  /** Accepted saves, and how many of these games ended within the answers tried. */
  taken: number;
  ended: number;
  mostEvents: number;
  /** Violations; each names the save by its number. */
  readonly broken: string[];
}

interface Options {
  readonly seed: string;
  readonly count: number;
  /** How many games supply valid saves. */
  readonly games?: number;
  /** Try only this save, to reproduce a finding. */
  readonly only?: number;
}

/** Answers played in an accepted game, and the most events that one answer may cause. */
const ANSWERS = 30;
const MOST_EVENTS = 20_000;

type Reply = Record<string, unknown> & { readonly ok: boolean };

/**
 * Damages valid saves, corrects their hash and restores them at a table with a game in progress. Either the save is refused and that
 * game is unchanged, or it is accepted and every question can be answered.
 */
export async function fuzzSaves({ seed, count, games = 24, only }: Options): Promise<SavesReport> {
  const libraries = [await openLibrary([]), await openLibrary([...sourcesFor('whispers,signatures'), tangledMod()])];
  for (const { leftOut } of libraries) if (leftOut.length > 0) throw new Error(JSON.stringify(leftOut));
  const honest = honestSaves(libraries, games, seed);
  const tables = new Map(
    libraries.map((library) => [library, new HeadlessTable(cultsSaves, library, { of: () => wordsOf('en', library) })]),
  );
  const report: SavesReport = {
    seed,
    moments: honest.length,
    tried: 0,
    refused: {},
    taken: 0,
    ended: 0,
    mostEvents: 0,
    broken: [],
  };
  for (const { save, library, moment } of only === undefined ? honest : []) {
    const reply = (await tables.get(library)!.command({ cmd: 'restore', save })) as Reply;
    const { hash } = (await tables.get(library)!.command({ cmd: 'hash' })) as Reply;
    if (!reply.ok || hash !== save.hash) report.broken.push(`an honest save (${moment}): ${JSON.stringify(reply['error'])}`);
  }
  for (let i = 0; i < count; i++) {
    if (only !== undefined && i !== only) continue;
    const chance = liveStream(`${seed} damage ${i}`);
    const { save, library, moment } = honest[chance(honest.length)]!;
    const others = honest.filter((one) => one.library === library);
    const other = others[chance(others.length)]!;
    // Sometimes restore it where its mods are missing.
    const isAway = library !== libraries[0] && chance(10) === 0;
    const name = `${seed} ${i} (${moment}${isAway ? ', without its mods' : ''})`;
    const broken = damaged({ ...save }, { ...other.save }, chance);
    if (isAway) await tryOne(tables.get(libraries[0]!)!, broken, 'without', name, report);
    else await tryOne(tables.get(library)!, broken, 'refuse', name, report);
    report.tried++;
  }
  return report;
}

/** Damages one to three places of the save, mostly in its state, and recomputes the hash. */
function damaged(save: Tree, foreign: Tree, chance: (size: number) => number): Tree {
  const broken = structuredClone(save);
  const places = 1 + chance(3);
  for (let i = 0; i < places; i++) {
    const [state, otherState] = [broken['state'], foreign['state']];
    try {
      if (chance(20) === 0) damage(broken, foreign, chance);
      else if (chance(3) > 0) damage(state as Tree, otherState as Tree, chance);
      else bend(state as Tree, otherState as Tree, chance);
    } catch {
      // Too damaged already for `bend`; leave it.
    }
  }
  return { ...broken, hash: hashAnew(broken['state']) };
}

/** The hash of a state; a dummy if it is nested too deep to be hashed. */
function hashAnew(state: unknown): string {
  try {
    return hashOf(state);
  } catch {
    return '0';
  }
}

async function tryOne(table: HeadlessTable, save: Tree, mods: ModsChoice, name: string, report: SavesReport): Promise<void> {
  const send = async (command: object): Promise<Reply> => (await table.command(command)) as Reply;
  const broken = (what: string): void => void report.broken.push(`${name}: ${what}`);
  await send({ cmd: 'new', config: { seats: ['dagon', 'hastur'], seed: name } });
  const before = await send({ cmd: 'hash' });
  const reply = await send({ cmd: 'restore', save, mods });
  if (!reply.ok) {
    const { code } = reply['error'] as { code: string };
    report.refused[code] = (report.refused[code] ?? 0) + 1;
    if (code === 'internal') broken(JSON.stringify(reply['error']));
    if ((await send({ cmd: 'hash' }))['hash'] !== before['hash']) broken('the game at hand has changed');
    return;
  }
  report.taken++;
  const wrong = await playedOn(table, send, reply, report);
  if (wrong !== null) broken(wrong);
}

type Answered = { readonly suggest: readonly string[] } | null;

/** Answers with suggestions and asks for everything a table offers; returns what failed, or null. */
async function playedOn(
  table: HeadlessTable,
  send: (command: object) => Promise<Reply>,
  first: Reply,
  report: SavesReport,
): Promise<string | null> {
  let decision = first['decision'] as Answered;
  for (let i = 0; i < ANSWERS && decision !== null; i++) {
    for (const { id } of table.session.seats) {
      const view = await send({ cmd: 'view', seat: id, since: 1_000_000 });
      if (!view.ok) return `view: ${JSON.stringify(view['error'])}`;
    }
    const reply = await send({ cmd: 'answer', value: decision.suggest });
    if (!reply.ok) return `answer ${i}: ${JSON.stringify(reply['error'])}`;
    const { length } = reply['events'] as readonly unknown[];
    report.mostEvents = Math.max(report.mostEvents, length);
    if (length > MOST_EVENTS) return `${length} events after one answer`;
    decision = reply['decision'] as Answered;
  }
  if (decision === null) report.ended++;
  const position = await send({ cmd: 'position' });
  const isMidTurn = (position['error'] as { code?: string } | undefined)?.code === 'midTurn';
  return position.ok || isMidTurn ? savedAgain(send) : `position: ${JSON.stringify(position['error'])}`;
}

/** Checks that the reached position can be saved and restored to the same hash. */
async function savedAgain(send: (command: object) => Promise<Reply>): Promise<string | null> {
  const { hash } = await send({ cmd: 'hash' });
  const { save } = await send({ cmd: 'save' });
  const reply = await send({ cmd: 'restore', save: JSON.parse(JSON.stringify(save)) as unknown });
  if (!reply.ok) return `saved again: ${JSON.stringify(reply['error'])}`;
  return (await send({ cmd: 'hash' }))['hash'] === hash ? null : 'saved again: another state';
}
