import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cultsGame, type CultsSession, type Library } from '../../../src/games/cults/game';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import type { CultsReading } from '../../../src/games/cults/reading';
import { cults, type State } from '../../../src/games/cults/rules';
import { liveStream, openAsk } from '../../../src/kernel';
import { HostedGame } from '../../../src/platform/host/hosted-game';
import type { Change } from '../../../src/platform/host/journal';
import type { News } from '../../../src/platform/host/messages';
import { GameRoom } from '../../../src/platform/host/room';
import { Session } from '../../../src/platform/session/session';
import { withOtherSecrets } from '../../games/cults/properties/other-secrets';
import type { RecordedGame } from '../../games/cults/recorded/recording';
import { withExamples } from '../session/tables';
import { LocalWorker } from './local-worker';
import { PlayedGame } from './played-game';

const RECORDED = JSON.parse(
  gunzipSync(readFileSync(new URL('../../games/cults/recorded/games.json.gz', import.meta.url))).toString(),
) as readonly RecordedGame[];

type Answer = Extract<Change, { answer: unknown }>;

/** Two, three and four seats and solo, with the base set and with all example mods. */
const GAMES = [0, 1, 2, 3, 20, 21, 22, 23];

interface Heard {
  readonly messages: readonly string[];
  /** Whether something random or hidden came to light by the change: then the messages may differ. */
  readonly isRevealing: boolean;
}

/** Everything that clients with links for these seats are told of a position, and of what changes it. */
function heard(state: State, library: Library, seats: readonly (string | null)[], change: Answer | null = null): Heard {
  // Its past is not part of the position: both are told the same of it, nothing.
  const log = [{ without: 'its past' }];
  const session: CultsSession = Session.resume(cults, { config: {} }, log, state, library.book);
  const game = new HostedGame(cultsGame, { session, library, name: 'test', mods: [] }, false, 'test');
  const messages: string[] = [];
  const client = { tell: (news: News) => void messages.push(JSON.stringify(news)) };
  seats.forEach((seat, link) => game.links.join(client, { ask: 'join', link, seat }));
  if (change !== null) game.change(change);
  const isKnown = (seat: string | undefined): boolean => seat !== undefined && [...seats, change?.seat].includes(seat);
  // In the Hiding phase hands are laid open.
  const isShown = session.events.some(({ type, seat, ...event }) => {
    return type === 'cardDiscarded' && event['from'] === 'hand' && !isKnown(seat);
  });
  // Somebody is only asked for an ability who has one: that they are asked at all tells of their cards.
  const ask = openAsk(session.state);
  const isAsked = ask !== null && !isKnown(session.seats[ask.seat]!.id);
  return { messages, isRevealing: isShown || isAsked || session.state.reveals !== state.reveals };
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
    let [positions, steps] = [0, 0];
    for (const [at, answer] of answers.entries()) {
      const asked = openAsk(session.state)!.seat;
      if (at % 3 === number % 3) {
        const { state } = session;
        // One seat, several seats at one screen, or a spectator.
        const looking = ids.map((_, seat) => seat).filter(() => chance(2) === 0);
        const seats = looking.length === 0 ? [null] : looking.map((seat) => ids[seat]!);
        const what = `${at}: ${seats.join()}`;
        const other = withOtherSecrets(state, looking, `${number}/${at}`);
        expectSame(heard(other, library, seats).messages, heard(state, library, seats).messages, what);
        positions++;
        // The same answer of somebody who knows the same brings the same messages, unless something comes to light by it.
        const alike = withOtherSecrets(state, [...looking, asked], `${number}/${at}`);
        const change = { seat: ids[asked]!, answer };
        const [wanted, found] = [state, alike].map((one) => heard(one, library, seats, change));
        if (!wanted!.isRevealing && !found!.isRevealing) {
          expectSame(found!.messages, wanted!.messages, `${what}, ${JSON.stringify(change)}`);
          steps++;
        }
      }
      session.answer(answer);
    }
    expect(positions).toBeGreaterThan(20);
    expect(steps).toBeGreaterThan(10);
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
