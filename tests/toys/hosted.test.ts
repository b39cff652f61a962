import { describe, expect, it, vi } from 'vitest';
import { register } from '../../src/games';
import { liveStream, type FlowState, type SeatView } from '../../src/kernel';
import { HostedGame } from '../../src/platform/host/hosted-game';
import type { Journal } from '../../src/platform/host/journal';
import type { News } from '../../src/platform/host/stream/messages';
import { GameRoom } from '../../src/platform/host/room';
import type { SeatLink } from '../../src/platform/host/stream/seat-link';
import { Keeper } from '../../src/platform/host/store/keeper';
import type { Game } from '../../src/platform/session/game';
import { Session } from '../../src/platform/session/session';
import { openTable } from '../../src/tools/cli/table/open-table';
import { botsAnswered } from '../platform/host/bots-answered';
import { FakeStore } from '../platform/host/fake-store';
import { LocalWorker } from '../platform/host/local-worker';
import { conspiracy, conspiracyGame } from './conspiracy';
import { nimGame } from './nim';

register('nim', () => Promise.resolve(nimGame));
register('conspiracy', () => Promise.resolve(conspiracyGame));

const SEED = 'hosted';
const MIXED = ['human', 'random', 'random', 'human', 'random'];

interface Opened {
  readonly room: GameRoom;
  /** Every message that crossed to the page. */
  readonly crossed: string[];
}

async function opened(game: string, store: FakeStore | null = null): Promise<Opened> {
  const crossed: string[] = [];
  const keeper = store === null ? null : new Keeper(store);
  const room = new GameRoom(() => new LocalWorker('toys', (message) => void crossed.push(message), keeper));
  await room.open([], [], game);
  return { room, crossed };
}

/** Opens links for these seats, and waits until people are asked. */
async function joined(room: GameRoom, seats: readonly (string | null)[]): Promise<SeatLink[]> {
  const links: SeatLink[] = [];
  for (const seat of seats) links.push(await room.join(seat));
  await botsAnswered(room, links);
  return links;
}

const askedOf = (links: readonly SeatLink[]): SeatLink | undefined =>
  links.find(({ view: { decision } }) => decision !== null && decision.sealed === undefined);

/** The people at these links answer as suggested, this many times or to the end. */
async function play(room: GameRoom, links: readonly SeatLink[], answers = 200): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const asked = askedOf(links);
    if (asked === undefined) return;
    await room.answer(asked, asked.view.decision!.suggest, asked.view.decision!.id);
    await botsAnswered(room, links);
  }
}

const outcomeOf = ({ view }: SeatLink): unknown => (view as SeatView & { readonly outcome: unknown }).outcome;

interface Toy {
  readonly name: string;
  readonly game: Game;
  readonly seats: readonly string[];
  /** A table of people and bots, and its people. */
  readonly mixed: readonly string[];
  readonly people: readonly string[];
}

const TOYS: readonly Toy[] = [
  { name: 'nim', game: nimGame, seats: ['left', 'right'], mixed: ['human', 'random'], people: ['left'] },
  {
    name: 'conspiracy',
    game: conspiracyGame,
    seats: ['red', 'blue', 'green', 'white', 'black'],
    mixed: MIXED,
    people: ['red', 'white'],
  },
];

describe.each(TOYS)('$name at a host', ({ name, game, seats, mixed, people }) => {
  it('is played by people over links to its end, with a spectator', async () => {
    const { room } = await opened(name);
    const { players } = await room.begin({ config: { seed: SEED } });
    expect(Object.keys(players)).toEqual(seats);
    const links = await joined(room, [...seats, null]);
    await play(room, links);
    for (const link of links) expect(outcomeOf(link)).toMatchObject({ winners: expect.any(Array) as unknown });
    expect(links.at(-1)!.view).toMatchObject({ seat: null, decision: null });
    expect(links.at(-1)!.log.length).toBeGreaterThan(2);
    await expect(room.answer(links.at(-1)!, [], 1)).rejects.toMatchObject({ problem: { code: 'notYourSeat' } });
  });

  it('has the same bots’ answers as a session that waits for its bots', async () => {
    const config = { seed: SEED, bots: mixed };
    const { room } = await opened(name);
    await room.begin({ config });
    const links = await joined(room, people);
    const session = Session.begin(game.rules as Game<FlowState, null>['rules'], { config }, null);
    for (let i = 0; i < 200 && session.outcome === null; i++) {
      expect(await room.hash()).toBe(session.hash);
      const { seat, view } = askedOf(links)!;
      session.answer(view.decision!.suggest, seat!);
      await play(room, links, 1);
    }
    expect(await room.hash()).toBe(session.hash);
    expect((await room.save()).log).toEqual(session.log);
  });

  it('is played by bots alone, each on its link', async () => {
    const { room } = await opened(name);
    await room.begin({ config: game.simulated({ seed: SEED }) });
    const [watching] = await joined(room, [null]);
    expect(outcomeOf(watching!)).not.toBeNull();
    const { log } = await room.save();
    expect(log.every((entry) => 'answer' in entry && entry.bot)).toBe(true);
    expect(room.journal!.changes).toHaveLength(log.length);
  });

  it('comes back from its journal at any moment, with what bots did in between', async () => {
    const { room } = await opened(name);
    await room.begin({ config: { seed: SEED, bots: mixed } });
    const links = await joined(room, people);
    for (let i = 0; i < 100 && askedOf(links) !== undefined; i++) {
      const other = await opened(name);
      await other.room.takeOver(JSON.parse(JSON.stringify(room.journal)) as Journal);
      expect(await other.room.hash()).toBe(await room.hash());
      await play(room, links, 1);
    }
    expect(outcomeOf(links[0]!)).not.toBeNull();
    expect(room.journal!.changes.some((change) => 'bot' in change)).toBe(true);
  });

  it('goes on from what the store keeps and from an exported save', async () => {
    const store = new FakeStore();
    const { room } = await opened(name, store);
    await room.begin({ config: { seed: SEED, bots: mixed } });
    await play(room, await joined(room, people), 2);
    while (room.kept?.count !== room.journal!.changes.length) await new Promise((resolve) => void setTimeout(resolve));
    const hash = await room.hash();
    const { room: resumed } = await opened(name, store);
    await resumed.resume();
    expect(await resumed.hash()).toBe(hash);
    const { room: restored } = await opened(name);
    await restored.restore(await room.save());
    expect(await restored.hash()).toBe(hash);
    const links = await joined(restored, people);
    await play(restored, links);
    expect(outcomeOf(links[0]!)).not.toBeNull();
  });

  it('refuses another game’s save and a game that nobody knows', async () => {
    const other = name === 'nim' ? 'conspiracy' : 'nim';
    const { room } = await opened(other);
    await room.begin({ config: { seed: SEED } });
    const { room: mine } = await opened(name);
    await expect(mine.restore(await room.save())).rejects.toMatchObject({ problem: { code: 'notASave' } });
    await expect(opened('chess')).rejects.toMatchObject({ problem: { code: 'unknownGame' } });
  });
});

describe('a bug in the rules', () => {
  it('is logged with its stack, refused as internal, and leaves the game as it was', async () => {
    const bug = new Error('a bug');
    const rules = {
      ...nimGame.rules,
      answer: () => {
        throw bug;
      },
    };
    const saves = { ...(await nimGame.saves()), rules };
    register('broken', () => Promise.resolve({ ...nimGame, rules, saves: () => Promise.resolve(saves) }));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const terminal = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    try {
      const { room } = await opened('broken');
      await room.begin({ config: { seed: SEED } });
      const [left] = await joined(room, ['left']);
      const hash = await room.hash();
      await expect(room.answer(left!, ['take-1'], left!.view.decision!.id)).rejects.toMatchObject({
        problem: { code: 'internal', params: { what: 'Error: a bug' } },
      });
      expect(log).toHaveBeenLastCalledWith(bug);
      expect(await room.hash()).toBe(hash);
      const table = await openTable({ game: 'broken', mods: undefined, lang: 'en', carries: false });
      await table.command({ cmd: 'new', config: {} });
      expect(await table.command({ cmd: 'answer', value: ['take-1'] })).toMatchObject({ ok: false, error: { code: 'internal' } });
      // The command line writes to the terminal by its own way.
      expect(terminal).toHaveBeenLastCalledWith(`${bug.stack}\n`);
    } finally {
      log.mockRestore();
      terminal.mockRestore();
    }
  });
});

describe('several open questions over links', () => {
  it('each person answers their own and may change or take back what is sealed; others learn that they did, not what', async () => {
    const { room } = await opened('conspiracy');
    await room.begin({ config: { seed: SEED } });
    const links = await joined(room, ['red', 'blue', 'green', 'white', 'black', null]);
    const [red, blue] = links as [SeatLink, SeatLink];
    const first = await room.hash();
    await room.answer(red, ['coin-0'], red.view.decision!.id);
    await room.answer(blue, ['coin-1'], blue.view.decision!.id);
    expect(red.view.decision!.sealed).toEqual(['coin-0']);
    for (const link of links.slice(1)) {
      expect(link.view.waiting).toEqual(['green', 'white', 'black']);
      expect(JSON.stringify(link.view)).not.toContain(link === blue ? '"sealed":["coin-0"]' : 'sealed');
    }
    await room.undo(red);
    expect(red.view.decision!.sealed).toBeUndefined();
    expect(blue.view.decision!.sealed).toEqual(['coin-1']);
    await room.undo(blue);
    expect(await room.hash()).toBe(first);
    await expect(room.undo(red)).rejects.toMatchObject({ problem: { code: 'nothingToUndo' } });
    await expect(room.answer(red, ['coin-0'], blue.view.decision!.id + 99)).rejects.toMatchObject({
      problem: { code: 'staleDecision' },
    });
    // The journal leads to the same place, though answers of two people were taken back out of order.
    const { room: other } = await opened('conspiracy');
    await other.takeOver(room.journal!);
    expect(await other.hash()).toBe(first);
  });

  it('the last answer opens all of them, and nobody can take theirs back', async () => {
    const { room } = await opened('conspiracy');
    await room.begin({ config: { seed: SEED } });
    const links = await joined(room, ['red', 'blue', 'green', 'white', 'black']);
    for (const link of links) await room.answer(link, ['coin-0'], link.view.decision!.id);
    expect(links[0]!.log.at(-1)).toEqual({ type: 'coinsCounted', silver: 5, gold: 0 });
    for (const link of links) expect(link.view).toMatchObject({ round: 1, decision: { kind: 'give' } });
    await expect(room.undo(links[4]!)).rejects.toMatchObject({ problem: { code: 'revealedSince' } });
  });
});

type State = ReturnType<typeof conspiracy.begin>;

/** Everything that a client with links for these seats is told of a position, and of an answer in it. */
function heard(state: State, seats: readonly (string | null)[], answer: { seat: string; answer: string[] } | null): string[] {
  // Its past is not part of the position: nothing is told of it.
  const session = Session.resume(conspiracy, { config: {} }, [{ without: 'its past' }], state, null);
  const library = { book: null, mods: [], leftOut: [], host: { dispose: () => undefined } };
  const hosted = new HostedGame(conspiracyGame, { session, library, name: 'test', mods: [] }, false, 'test');
  const messages: string[] = [];
  seats.forEach((seat, link) => {
    hosted.links.join({ tell: (news: News) => void messages.push(JSON.stringify(news)) }, { ask: 'join', link, seat });
  });
  if (answer !== null) hosted.change(answer);
  return messages;
}

describe('nothing hidden crosses', () => {
  it('messages are the same, byte for byte, whoever the traitor is and whatever others have sealed', () => {
    const chance = liveStream('hidden roles');
    let compared = 0;
    for (let game = 0; game < 40; game++) {
      const session = Session.begin(conspiracy, { config: { seed: `hidden ${game}` } }, null);
      const ids = session.seats.map(({ id }) => id);
      while (session.waiting.length > 0) {
        const { state } = session;
        const looking = ids.map((_, seat) => seat).filter(() => chance(3) === 0);
        const seats = looking.length === 0 ? [null] : looking.map((seat) => ids[seat]!);
        const other = otherSecrets(state, looking, chance);
        const seat = session.waiting[chance(session.waiting.length)]!;
        const { legal } = session.decisions.find((decision) => decision.seat === seat)!;
        const answer = [...legal![chance(legal!.length)]!];
        const isLast = session.waiting.length === 1 || state.asks[0]!.anyone === true;
        expect(heard(other, seats, null)).toEqual(heard(state, seats, null));
        // The answer of somebody else tells nothing but that it was given; the last one opens all.
        if (!isLast) expect(heard(other, seats, { seat, answer })).toEqual(heard(state, seats, { seat, answer }));
        compared++;
        session.answer(answer, seat);
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('no message of a whole game holds the seed, and only those who may know are told of the traitor', async () => {
    const { room, crossed } = await opened('conspiracy');
    await room.begin({ config: { seed: 'nobody may read this', bots: MIXED } });
    await play(room, await joined(room, ['red', 'white', null]));
    expect(crossed.length).toBeGreaterThan(40);
    expect(crossed.filter((message) => message.includes('nobody may read this'))).toEqual([]);
    const { state } = Session.begin(conspiracy, { config: { seed: 'nobody may read this', bots: MIXED } }, null);
    const knowing = [state.traitor, state.witness].map((at) => state.seats[at]!.id);
    for (const message of crossed) {
      const { told } = JSON.parse(message) as { told?: { view: SeatView & { traitor?: string } } };
      if (told !== undefined && !knowing.includes(told.view.seat ?? '')) expect(told.view).not.toHaveProperty('traitor');
    }
  });
});

/** A position that looks the same to these seats: another traitor and witness, other coins sealed by the others. */
function otherSecrets(state: State, looking: readonly number[], chance: (below: number) => number): State {
  const isKnown = looking.includes(state.traitor) || looking.includes(state.witness);
  const hidden = [0, 1, 2, 3, 4].filter((seat) => !looking.includes(seat));
  const traitor = isKnown || hidden.length < 2 ? state.traitor : hidden[chance(hidden.length)]!;
  const others = hidden.filter((seat) => seat !== traitor);
  const witness = isKnown || hidden.length < 2 ? state.witness : others[chance(others.length)]!;
  const asks = state.asks.map((ask) =>
    ask.sealed === undefined || looking.includes(ask.seat) ? ask : { ...ask, sealed: [chance(2)] },
  );
  return { ...state, traitor, witness, asks };
}
