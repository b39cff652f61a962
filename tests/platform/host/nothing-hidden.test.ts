import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { register } from '../../../src/games';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { cultsGame, type CultsSession, type CultsLibrary } from '../../../src/games/cults/game';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import type { CultsReading } from '../../../src/games/cults/reading';
import { cloneState, cults, type State } from '../../../src/games/cults/rules';
import { liveStream, openAsk } from '../../../src/kernel';
import { Host } from '../../../src/platform/host/host';
import type { Change } from '../../../src/platform/host/journal';
import type { News, Request } from '../../../src/platform/host/stream/messages';
import { GameRoom } from '../../../src/platform/host/room';
import { Session } from '../../../src/platform/session/session';
import { withOtherSecrets } from '../../games/cults/properties/other-secrets';
import type { RecordedGame } from '../../games/cults/recorded/recording';
import { withExamples } from '../session/tables';
import { LocalThinking } from './local-thinking';
import { LocalWorker } from './local-worker';
import { PlayedGame } from './played-game';

const RECORDED = JSON.parse(
  gunzipSync(readFileSync(new URL('../../games/cults/recorded/games.json.gz', import.meta.url))).toString(),
) as readonly RecordedGame[];

type Answer = Extract<Change, { answer: unknown }>;

/** Two, three and four seats and solo, with the base set and with all example mods. */
const GAMES = [0, 1, 2, 3, 20, 21, 22, 23];

/** The position that a game called `placed` begins with, and its library. */
let placed: { readonly state: State; readonly library: CultsLibrary } | null = null;

/** Rise of the Cults, begun in the middle of a game: any position can be put before a host, its past is not part of it. */
register('placed', () =>
  Promise.resolve({
    ...cultsGame,
    rules: { ...cults, begin: () => cloneState(placed!.state) },
    open: () => Promise.resolve(placed!.library),
  }),
);

interface Heard {
  /** What the host tells unasked, and its replies. */
  readonly messages: readonly string[];
  /** Whether something random or hidden came to light by the change: then the messages may differ. */
  readonly isRevealing: boolean;
  /** What is asked after the change; `isKnown`: of a seat whose secrets are the same. */
  readonly next: { readonly kind: string; readonly seat: string; readonly isKnown: boolean } | null;
}

/** A client that writes down all that it is told and what its requests come to. */
class Listener {
  readonly messages: string[] = [];
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  tell(news: News): void {
    this.messages.push(JSON.stringify(news));
  }

  async ask(request: Request): Promise<void> {
    this.messages.push(JSON.stringify({ request: request.ask, reply: await this.#host.handle(this, request) }));
  }
}

/**
 * Everything that clients with links for these seats are told of a position and of what changes it, and what their requests come to:
 * the refused ones too, since a refusal gives a reason. Only an export is not asked for: it holds everything, and is made for a
 * player who wants it.
 */
async function heard(
  state: State,
  library: CultsLibrary,
  seats: readonly (string | null)[],
  change: Answer | null = null,
): Promise<Heard> {
  placed = { state, library };
  const host = new Host({ stream: 'test', isInspected: false, keeper: null, startThinking: () => new LocalThinking() });
  const [client, other] = [new Listener(host), new Listener(host)];
  await client.ask({ ask: 'open', game: 'placed', sources: [] });
  await client.ask({ ask: 'begin', start: { config: {} }, game: 'test', mods: [] });
  for (const [link, seat] of seats.entries()) await client.ask({ ask: 'join', link, seat });
  const id = openAsk(state)?.id ?? 0;
  for (const [link, seat] of seats.entries()) {
    await client.ask({ ask: 'answer', link, seat: seat ?? 'dagon', id, value: ['no such option'] });
    await client.ask({ ask: 'answer', link, seat: seat ?? 'dagon', id: id + 1, value: [] });
    await client.ask({ ask: 'undo', link });
    await client.ask({ ask: 'blank', link, card: 'no such card' });
  }
  if (change !== null) {
    await other.ask({ ask: 'join', link: 0, seat: change.seat });
    await other.ask({ ask: 'answer', link: 0, seat: change.seat, id, value: change.answer });
    expect(other.messages.at(-1)).toContain('changed');
    for (const link of seats.keys()) await client.ask({ ask: 'undo', link });
  }
  for (const ask of ['again', 'hash'] as const) await client.ask({ ask });
  await client.ask({ ask: 'leave', link: 0 });
  return { messages: client.messages, ...found(state, library, seats, change) };
}

/** What comes to light by a change, and what is asked after it. */
function found(
  state: State,
  library: CultsLibrary,
  seats: readonly (string | null)[],
  change: Answer | null,
): Pick<Heard, 'isRevealing' | 'next'> {
  const session: CultsSession = Session.resume(cults, { config: {} }, [{ without: 'its past' }], cloneState(state), library.book);
  session.botsAtOnce = false;
  if (change !== null) session.answer(change.answer, change.seat);
  const isKnown = (seat: string | undefined): boolean => seat !== undefined && [...seats, change?.seat].includes(seat);
  // In the Hiding phase hands are laid open.
  const isShown = session.events.some(({ type, seat, ...event }) => {
    return type === 'cardDiscarded' && event['from'] === 'hand' && !isKnown(seat);
  });
  const ask = openAsk(session.state);
  const seat = ask === null ? '' : session.seats[ask.seat]!.id;
  return {
    isRevealing: isShown || session.state.reveals !== state.reveals,
    next: ask === null ? null : { kind: ask.kind, seat, isKnown: isKnown(seat) },
  };
}

/**
 * Whether two hosts may say different things after the same answer. The rules ask a seat only for what it can do, such as using an
 * ability of a card in its hand, so that it is asked at all, or for something else, tells of its secrets.
 */
function mayDiffer(one: Heard, two: Heard): boolean {
  if (one.isRevealing || two.isRevealing) return true;
  const [a, b] = [one.next, two.next];
  const isSame = a?.kind === b?.kind && a?.seat === b?.seat;
  return !isSame && (a?.isKnown === false || b?.isKnown === false);
}

/** Equal messages, or the place where they part. */
function expectSame(found: readonly string[], wanted: readonly string[], what: string): void {
  found.forEach((text, i) => {
    const other = wanted[i]!;
    if (text === other) return;
    let at = 0;
    while (text[at] === other[at]) at++;
    throw new Error(
      `${what}, message ${i}: …${other.slice(Math.max(0, at - 80), at + 80)}… became …${text.slice(Math.max(0, at - 80), at + 80)}…`,
    );
  });
  expect(found).toHaveLength(wanted.length);
}

describe('what crosses to a page', () => {
  it.each(GAMES)('is the same, byte for byte, whatever its seats may not know (recorded game %i)', async (number) => {
    const { mods, config, answers } = RECORDED[number]!;
    const library = await withExamples(...mods);
    const session = Session.begin(cults, { config }, library.book);
    const chance = liveStream(`hidden ${number}`);
    const ids = session.seats.map(({ id }) => id);
    // Compared: positions; answers; of these, answers after which a seat is asked that nobody here looks for.
    let [positions, steps, unseen] = [0, 0, 0];
    for (const [at, answer] of answers.entries()) {
      const asked = openAsk(session.state)!.seat;
      if (at % 3 === number % 3) {
        const { state } = session;
        // One seat, several seats at one screen, or a spectator.
        const looking = ids.map((_, seat) => seat).filter(() => chance(2) === 0);
        const seats = looking.length === 0 ? [null] : looking.map((seat) => ids[seat]!);
        const what = `${at}: ${seats.join()}`;
        const other = withOtherSecrets(state, looking, `${number}/${at}`);
        expectSame((await heard(other, library, seats)).messages, (await heard(state, library, seats)).messages, what);
        positions++;
        // The same answer of somebody who knows the same brings the same messages, unless something comes to light by it.
        const alike = withOtherSecrets(state, [...looking, asked], `${number}/${at}`);
        const change = { seat: ids[asked]!, answer };
        const wanted = await heard(state, library, seats, change);
        const now = await heard(alike, library, seats, change);
        if (!mayDiffer(now, wanted)) {
          expectSame(now.messages, wanted.messages, `${what}, ${JSON.stringify(change)}`);
          steps++;
          if (wanted.next?.isKnown === false) unseen++;
        }
      }
      session.answer(answer);
    }
    expect(positions).toBeGreaterThan(30);
    // In a game of one, most answers draw cards or roll dice, and nobody else is asked.
    const isSolo = config['solo'] !== undefined;
    expect(steps).toBeGreaterThan(isSolo ? 10 : positions * 0.7);
    if (!isSolo) expect(unseen).toBeGreaterThan(15);
  });

  it('holds no save, no random stream and nobody else’s hand in a whole game', async () => {
    const crossed: string[] = [];
    const game = await PlayedGame.open(
      new LocalWorker<TableView, CultsReading>('local', (message) => void crossed.push(message)),
    );
    const opened = crossed.length;
    const seats = ['dagon', 'hastur', 'cthulhu'].map((cult, i) => ({ cult, by: i < 2 ? 'human' : 'random' }));
    let moment = await game.begin({ config: { seats, seed: 'nobody may read this' } });
    while (moment.view.decision !== null) moment = await game.answer(moment.view.decision.suggest);
    expect(moment.view.outcome).not.toBeNull();
    const secrets = ['save', 'state', 'hash', 'random', 'seed', 'rolls', 'store', 'cityDeck', 'resume'];
    const told = crossed.slice(opened);
    expect(told.length).toBeGreaterThan(300);
    for (const message of told) {
      expect(message).not.toContain('nobody may read this');
      const found = secrets.filter((secret) => message.includes(`"${secret}":`));
      if (found.length > 0) expect({ found, message: message.slice(0, 300) }).toEqual({});
      const { view, link } = (JSON.parse(message) as { told?: { view: typeof moment.view; link: number } }).told ?? {};
      if (view === undefined) continue;
      expect(view.seat).toBe(seats[link! - 1]!.cult);
      for (const [cult, hand] of Object.entries(view.hands)) if (Array.isArray(hand)) expect(cult).toBe(view.seat);
    }
  });
});

describe('the hash of the full state', () => {
  it.each([false, true])('is told only where the host was started for inspection (%s)', async (isInspected) => {
    const host = new Host({ stream: 'test', isInspected, keeper: null, startThinking: () => new LocalThinking() });
    const client = { tell: (): void => undefined };
    const config = { seats: ['dagon', 'hastur'], seed: 'hashed' };
    // No request makes a host an inspected one, not even for bots that think for a fixed time.
    await host.handle(client, { ask: 'open', sources: [], iterations: 1 });
    await host.handle(client, { ask: 'begin', start: { config }, game: 'test', mods: [] });
    const { hash } = Session.begin(cults, { config }, baseBook());
    const refused = { error: { code: 'notInspected', params: {} } };
    expect(await host.handle(client, { ask: 'hash' })).toMatchObject(isInspected ? { hash } : refused);
  });
});

describe('a spectator', () => {
  it('learns only what is public, and cannot answer', async () => {
    const game = await PlayedGame.open();
    const seats = ['dagon', 'hastur'].map((cult) => ({ cult, by: 'human' }));
    let moment = await game.begin({ config: { seats, seed: 'watched' } });
    const watching = await game.room.join(null);
    for (let i = 0; i < 150 && moment.view.decision !== null; i++) {
      moment = await game.answer(moment.view.decision.suggest);
      const { view, log } = watching;
      expect({ seat: view.seat, decision: view.decision, tokens: view.tokens }).toEqual({
        seat: null,
        decision: null,
        tokens: {},
      });
      expect(Object.values(view.hands).some((hand) => Array.isArray(hand))).toBe(false);
      expect(log.filter((event) => 'own' in event)).toEqual([]);
      expect(view.waiting).toBe(moment.view.waiting);
    }
    expect(watching.log.length).toBeGreaterThan(50);
    const { id, suggest } = moment.view.decision ?? { id: 0, suggest: [] };
    await expect(game.room.answer(watching, suggest, id)).rejects.toMatchObject({ problem: { code: 'notYourSeat' } });
    await expect(game.room.undo(watching)).rejects.toMatchObject({ problem: { code: 'notYourSeat' } });
  });
});

describe('a link', () => {
  it('speaks for its own seat alone', async () => {
    const room = new GameRoom(() => new LocalWorker());
    await room.open([]);
    await room.begin({ config: { seats: ['dagon', 'hastur'] } });
    const links = [await room.join('dagon'), await room.join('hastur')];
    const asked = links.find(({ view }) => view.decision !== null)!;
    const other = links.find((link) => link !== asked)!;
    const { id, suggest } = asked.view.decision!;
    await expect(room.answer(other, suggest, id)).rejects.toMatchObject({ problem: { code: 'notYourSeat' } });
    await expect(room.answer(asked, suggest, id + 1)).rejects.toMatchObject({ problem: { code: 'staleDecision' } });
    await room.answer(asked, suggest, id);
    await expect(room.undo(other)).rejects.toMatchObject({ problem: { code: 'otherSeatDecided' } });
  });
});
