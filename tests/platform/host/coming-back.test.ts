import { describe, expect, it } from 'vitest';
import { Host } from '../../../src/platform/host/host';
import type { Journal } from '../../../src/platform/host/journal';
import type { NumberedPassage, News, Reply, Request } from '../../../src/platform/host/stream/messages';
import { GameRoom } from '../../../src/platform/host/room';
import { SeatLink } from '../../../src/platform/host/stream/seat-link';
import { Keeper } from '../../../src/platform/host/store/keeper';
import { botsAnswered } from './bots-answered';
import { FakeStore } from './fake-store';
import { LocalWorker } from './local-worker';
import { LocalThinking } from './local-thinking';

const config = {
  seats: [
    { cult: 'dagon', by: 'human' },
    { cult: 'hastur', by: 'random' },
  ],
  seed: 'coming back',
};

async function opened(store: FakeStore | null = null): Promise<GameRoom> {
  const room = new GameRoom(() => new LocalWorker('local', () => undefined, store === null ? null : new Keeper(store)));
  await room.open([]);
  return room;
}

/** Plays on with suggestions and bots; says who is asked then. */
async function play(room: GameRoom, answers: number): Promise<SeatLink> {
  const link = await room.join('dagon');
  await botsAnswered(room, [link]);
  for (let i = 0; i < answers && link.view.decision !== null; i++) {
    const { suggest, id } = link.view.decision;
    await room.answer(link, suggest, id);
    await botsAnswered(room, [link]);
  }
  return link;
}

/** Waits until everything so far is stored. */
async function kept(room: GameRoom): Promise<void> {
  while (room.kept?.game !== room.journal!.game || room.kept.count < room.journal!.changes.length)
    await new Promise((resolve) => void setTimeout(resolve));
}

describe('a journal', () => {
  it('leads another host to the same place, with bots and what was taken back', async () => {
    const room = await opened();
    await room.begin({ config });
    const link = await play(room, 12);
    const hash = await room.hash();
    // Find an answer that can be taken back, and take it back.
    const { suggest, id } = link.view.decision!;
    await room.answer(link, suggest, id);
    await room.undo(link).catch(() => undefined);
    const other = await opened();
    await other.takeOver(JSON.parse(JSON.stringify(room.journal)) as Journal);
    expect(await other.hash()).toBe(await room.hash());
    expect(room.journal!.changes.length).toBeGreaterThan(12);
    expect(hash).toMatch(/^[0-9a-f]{8,}$/);
  });

  it('of a resumed game goes on from what the store holds, be that newer or older', async () => {
    const store = new FakeStore();
    const room = await opened(store);
    await room.begin({ config });
    await play(room, 5);
    await kept(room);
    const hash = await room.hash();

    const resumed = await opened(store);
    await resumed.resume();
    await play(resumed, 3);
    await kept(resumed);
    const third = await opened(store);
    await third.takeOver(resumed.journal!);
    expect(await third.hash()).toBe(await resumed.hash());

    // From now on nothing is stored: the answers since then are the journal's.
    store.isFull = true;
    const link = await third.join('dagon');
    const { suggest, id } = link.view.decision!;
    await third.answer(link, suggest, id);
    const fourth = await opened(store);
    await fourth.takeOver(third.journal!);
    expect(await fourth.hash()).toBe(await third.hash());
    expect(await fourth.hash()).not.toBe(hash);
    store.isFull = false;
  });

  it('of a resumed game is refused where the store holds another game', async () => {
    const store = new FakeStore();
    const room = await opened(store);
    await room.begin({ config });
    await play(room, 2);
    await kept(room);
    const resumed = await opened(store);
    await resumed.resume();
    const stranger = await opened(store);
    await stranger.begin({ config: { ...config, seed: 'another' } });
    await play(stranger, 1);
    await kept(stranger);
    const last = await opened(store);
    await expect(last.takeOver(resumed.journal!)).rejects.toMatchObject({ problem: { code: 'noGame' } });
  });
});

describe('a client that lost its connection', () => {
  it('is told what it missed, or everything where that is too much or of another stream', async () => {
    const host = new Host({ stream: 'test', isInspected: true, keeper: null, startThinking: () => new LocalThinking() });
    const told: NumberedPassage[] = [];
    const client = { tell: (news: News) => void ('told' in news && told.push(news.told)) };
    const ask = async (request: Request): Promise<Reply> => {
      const reply = await host.handle(client, request);
      if ('error' in reply) throw new Error(JSON.stringify(reply));
      return reply;
    };
    await ask({ ask: 'open', sources: [] });
    await ask({ ask: 'begin', start: { config: { ...config, seats: ['dagon', 'hastur'] } }, game: 'x', mods: [] });
    const links = ['dagon', 'hastur'].map((seat, at) => ({ link: at + 1, seat }));
    for (const { link, seat } of links) await ask({ ask: 'join', link, seat });
    const answer = async (): Promise<void> => {
      const { decision } = told.findLast(({ view }) => view.decision !== null)!.view;
      const { id, seat, suggest } = decision!;
      await ask({ ask: 'answer', link: links.find((one) => one.seat === seat)!.link, seat, id, value: suggest });
    };
    for (let i = 0; i < 3; i++) await answer();
    const last = (link: number): NumberedPassage => told.findLast((entry) => (entry as { link?: number }).link === link)!;
    const stream = await ask({ ask: 'join', link: 3, seat: 'dagon' });
    if (!('joined' in stream)) throw new Error('not joined');
    await ask({ ask: 'leave', link: 3 });
    for (let i = 0; i < 2; i++) await answer();
    told.length = 0;
    await ask({ ask: 'join', link: 4, seat: 'dagon', since: stream.joined });
    expect(told.map(({ number }) => number)).toEqual([4, 5]);
    expect(told.every(({ log }) => log === undefined)).toBe(true);
    told.length = 0;
    await ask({ ask: 'join', link: 5, seat: 'dagon', since: { ...stream.joined, stream: 'another' } });
    expect(told).toHaveLength(1);
    expect(last(5)).toMatchObject({ number: 5, past: 0, events: [] });
    expect(last(5).log!.length).toBeGreaterThan(0);
  });
});

describe('a link’s log', () => {
  const view = {} as NumberedPassage['view'];
  const event = (type: string): { type: string } => ({ type });

  it('follows the stream: it grows, and loses what is taken back', () => {
    const link = new SeatLink(1, 'dagon');
    const types = (): readonly string[] => link.log.map(({ type }) => type);
    link.hear({ number: 0, past: 0, events: [], log: [event('a'), event('b')], by: null, view });
    expect(link.next()).toBeUndefined();
    link.hear({ number: 1, past: 2, events: [event('c'), event('d')], by: 'dagon', view });
    expect(types()).toEqual(['a', 'b', 'c', 'd']);
    expect(link.before.log.map(({ type }) => type)).toEqual(['a', 'b']);
    link.hear({ number: 2, past: 3, events: [event('cancelled')], log: [event('cancelled')], by: 'dagon', view });
    link.hear({ number: 3, past: 1, events: [], log: [], by: null, view });
    expect(types()).toEqual(['a']);
    expect([link.next(), link.next(), link.next()].map((passage) => passage?.events.length)).toEqual([2, 1, undefined]);
  });
});
