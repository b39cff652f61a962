import { afterEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../../src/games';
import type { CultsReading } from '../../../src/games/cults/reading';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { cults } from '../../../src/games/cults/rules';
import { botNameOf, byOf, openAsk, whyIllegal } from '../../../src/kernel';
import type { Journal } from '../../../src/platform/host/journal';
import { GameRoom } from '../../../src/platform/host/room';
import { seal, unseal } from '../../../src/platform/host/sealed';
import type { SeatLink } from '../../../src/platform/host/stream/seat-link';
import type { ThinkingRequest, Wanted } from '../../../src/platform/host/thinking/messages';
import { ThinkingRoom, type ThinkingWorker } from '../../../src/platform/host/thinking/thinking-room';
import { questionTo, seenBy } from '../../../src/platform/session/asked';
import { Session } from '../../../src/platform/session/session';
import { withOtherSecrets } from '../../games/cults/properties/other-secrets';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { nimGame } from '../../toys/nim';
import { botsAnswered } from './bots-answered';
import { LocalThinking } from './local-thinking';
import { LocalWorker } from './local-worker';

afterEach(() => void vi.restoreAllMocks());

const ITERATIONS = 8;

interface Table {
  readonly room: GameRoom<TableView, CultsReading>;
  readonly asked: ThinkingRequest[];
}

/** A table of Rise of the Cults whose bots think for a few iterations; keeps what their Worker is asked. */
async function tableWith(
  startThinking: (asked: ThinkingRequest[]) => ThinkingWorker = (asked) => new LocalThinking((one) => void asked.push(one)),
): Promise<Table> {
  const asked: ThinkingRequest[] = [];
  const worker = new LocalWorker<TableView, CultsReading>('local', undefined, null, () => startThinking(asked));
  const room = new GameRoom<TableView, CultsReading>(() => worker, undefined, ITERATIONS);
  await room.open([]);
  return { room, asked };
}

const thoughts = (asked: readonly ThinkingRequest[]): Wanted[] =>
  asked.flatMap((one) => (one.ask === 'think' ? [one.wanted] : []));

/** The person answers as suggested, this many times. */
async function play<T extends TableView>(room: GameRoom<T, CultsReading>, link: SeatLink<T>, answers: number): Promise<void> {
  await botsAnswered(room, [link]);
  for (let i = 0; i < answers && link.view.decision !== null; i++) {
    await room.answer(link, link.view.decision.suggest, link.view.decision.id);
    await botsAnswered(room, [link]);
  }
}

const SEATS = [
  { cult: 'dagon', by: 'human' },
  { cult: 'hastur', by: 'novice' },
  { cult: 'cthulhu', by: 'cultist:slow' },
];

describe('a bot that thinks', () => {
  it('answers from its Worker, and the game in the log is the same headless', async () => {
    const { room, asked } = await tableWith();
    await room.begin({ config: { seats: SEATS, seed: 'thinking' } });
    await play(room, await room.join('dagon'), 25);
    const { start, log } = await room.save();
    expect(log.filter((entry) => 'answer' in entry && entry.bot).length).toBe(thoughts(asked).length);
    expect(thoughts(asked).length).toBeGreaterThan(20);
    expect(Session.replay(cults, start, log, baseBook()).hash).toBe(await room.hash());
  });

  it('is refused if nobody knows its level', async () => {
    const { room } = await tableWith();
    const seats = [{ cult: 'dagon' }, { cult: 'hastur', by: 'grandmaster' }];
    await expect(room.begin({ config: { seats } })).rejects.toMatchObject({ problem: { code: 'unknownBot' } });
  });

  it('takes the suggestion where its Worker cannot be started, and the page is told', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { room } = await tableWith(() => {
      throw new Error('no Workers here');
    });
    const hurried: string[] = [];
    room.onBotHurried = (by) => void hurried.push(by);
    await room.begin({ config: { seats: SEATS, seed: 'no Workers' } });
    await play(room, await room.join('dagon'), 5);
    expect(new Set(hurried)).toEqual(new Set(['novice', 'cultist:slow']));
    expect((await room.save()).log.length).toBeGreaterThan(10);
  });
});

describe('what crosses to the bots’ Worker', () => {
  it('is a question, the view of its seat and lots of its own, without seed or state', async () => {
    const { room, asked } = await tableWith();
    await room.begin({ config: { seats: SEATS, seed: 'nobody may read this' } });
    const link = await room.join('dagon');
    await play(room, link, 15);
    await room.advise(link, link.view.decision!.id, 'coach');
    for (const wanted of thoughts(asked)) {
      const seat = SEATS[wanted.question.seat]!;
      expect(Object.keys(wanted).sort()).toEqual(['budget', 'lots', 'player', 'question', 'view']);
      expect(wanted.view.seat).toBe(seat.cult);
      expect(wanted.player).toBe(seat.by === 'human' ? 'coach' : botNameOf(seat.by).level);
      expect(Object.keys(wanted.question)).not.toContain('frame');
      const text = JSON.stringify(wanted);
      expect(text).not.toContain('nobody may read this');
      for (const secret of ['"random":', '"rolls":', '"cityDeck":']) expect(text).not.toContain(secret);
      for (const [cult, hand] of Object.entries((wanted.view as TableView).hands))
        if (Array.isArray(hand)) expect(cult).toBe(seat.cult);
    }
    expect(thoughts(asked).at(-1)!.player).toBe('coach');
  });

  it('is the same, byte for byte, whatever its seat may not know', () => {
    const config = { seats: ['dagon', 'hastur', 'cthulhu'].map((cult) => ({ cult })), seed: 'secrets' };
    const session = Session.begin(cults, { config }, baseBook());
    for (let i = 0; i < 120 && session.decision !== null; i++) {
      const { state } = session;
      const { seat } = openAsk(state)!;
      const id = session.seats[seat]!.id;
      const [own, other] = [state, withOtherSecrets(state, [seat], `${i}`)].map((one) => {
        const resumed = Session.resume(cults, { config: {} }, [{ without: 'its past' }], one, baseBook());
        return JSON.stringify([questionTo(resumed, id), seenBy(resumed, id)]);
      });
      expect(other).toBe(own);
      session.answer(session.decision.suggest);
    }
  });
});

describe('advice', () => {
  it('is a legal answer with reasons, and keeps nobody waiting', async () => {
    const { room, asked } = await tableWith();
    await room.begin({
      config: { seats: [{ cult: 'dagon' }], solo: { npc: 'hastur', objective: 'ascendance' }, seed: 'advice' },
    });
    const link = await room.join('dagon');
    for (let i = 0; i < 15; i++) {
      const { id, options } = link.view.decision!;
      const advice = await room.advise(link, id, i % 5 === 4 ? 'hint' : 'coach');
      const chosen = advice.answer!.map((one) => options.findIndex((option) => option.id === one));
      expect(whyIllegal(thoughts(asked).at(-1)!.question, chosen)).toBeNull();
      await room.answer(link, advice.answer!, id);
    }
    expect(new Set(thoughts(asked).map(({ player }) => player))).toEqual(new Set(['coach', 'hint']));
  });

  it('does not hold up an answer that was given meanwhile, and says nothing on a question that is gone', async () => {
    const { room } = await tableWith();
    await room.begin({ config: { seats: ['dagon', 'hastur'], seed: 'advice' } });
    const links = [await room.join('dagon'), await room.join('hastur')];
    const link = links.find(({ view }) => view.decision !== null)!;
    const { id, suggest } = link.view.decision!;
    const advised = room.advise(link, id, 'hint');
    await room.answer(link, suggest, id);
    await expect(advised).resolves.toMatchObject({ answer: null });
    await expect(room.advise(link, id, 'coach')).resolves.toMatchObject({ answer: null });
  });
});

describe('the journal', () => {
  /** A bot that never answers alike. */
  let turn = 0;
  const fickle = {
    ...nimGame,
    rules: { ...nimGame.rules, levels: ['fickle'] },
    bots: () =>
      Promise.resolve({
        levels: ['fickle'],
        coach: 'fickle',
        hint: 'fickle',
        thinker: () => ({ think: () => ({ chosen: [turn++ % 2], reasons: [] }) }),
      }),
  };
  register('fickle', () =>
    Promise.resolve({ ...fickle, saves: async () => ({ ...(await nimGame.saves()), rules: fickle.rules }) }),
  );

  it('keeps the answers of bots that would answer otherwise, unreadable for the page', async () => {
    const opened = async (): Promise<GameRoom> => {
      const room = new GameRoom(() => new LocalWorker());
      await room.open([], [], 'fickle');
      return room;
    };
    const room = await opened();
    await room.begin({ config: { seed: 'fickle', bots: ['human', 'fickle'] } });
    const link = await room.join('left');
    for (let i = 0; i < 3; i++) {
      await room.answer(link, ['take-1'], link.view.decision!.id);
      await botsAnswered(room, [link]);
      const other = await opened();
      await other.takeOver(JSON.parse(JSON.stringify(room.journal)) as Journal);
      expect(await other.hash()).toBe(await room.hash());
      expect((await other.save()).log).toEqual((await room.save()).log);
    }
    expect(JSON.stringify(room.journal!.changes.filter((change) => 'bot' in change))).not.toContain('take-');
  });

  it('seals answers so that their length says nothing, and opens them with the same key alone', () => {
    const answers = [[], ['a'], ['commit-0', 'commit-3', 'thug-1'], ['zażółć']];
    const sealed = answers.map((answer) => seal(answer, 'seed/dagon/7'));
    expect(new Set(sealed.map((text) => text.length)).size).toBe(1);
    expect(sealed.map((text) => unseal(text, 'seed/dagon/7'))).toEqual(answers);
    expect(() => unseal(sealed[2]!, 'seed/dagon/8')).toThrowError(/cannotReplay/);
  });
});

describe('a script that hangs while bots think', () => {
  /** A Worker that hangs in a mod's script until it is told to imagine the game without that mod. */
  class Hanging extends LocalThinking {
    override post(asked: Parameters<LocalThinking['post']>[0]): void {
      const { request } = asked;
      if (request.ask === 'without') this.#isFree = request.mods.includes('bad');
      if (request.ask !== 'think' || this.#isFree) return super.post(asked);
      this.pulse = { mod: 'bad', beats: 1 };
    }
    #isFree = false;
  }

  it('is killed with its Worker; the question is asked again without the mod', async () => {
    const made: Hanging[] = [];
    const room = new ThinkingRoom(
      { sources: [] },
      () => {
        made.push(new Hanging());
        return made.at(-1)!;
      },
      { script: 80, silent: 60_000 },
    );
    const session = Session.begin(cults, { config: { seats: ['dagon', 'hastur'], seed: 'hang' } }, baseBook());
    const { seat } = session.decision!;
    const wanted: Wanted = {
      player: 'cultist',
      view: seenBy(session, seat),
      question: questionTo(session, seat)!,
      budget: { iterations: ITERATIONS },
      lots: 'lots',
    };
    const first = await room.think(wanted);
    expect(whyIllegal(wanted.question, first.chosen)).toBeNull();
    expect(made).toHaveLength(2);
    expect((await room.think(wanted)).chosen).toEqual(first.chosen);
    expect(made).toHaveLength(2);
    room.close();
  });
});

describe('the name of a bot', () => {
  it('says its level and, where it is not the normal one, its pace', () => {
    expect(botNameOf('elder:slow')).toEqual({ level: 'elder', pace: 'slow' });
    expect(botNameOf('random')).toEqual({ level: 'random', pace: 'normal' });
    expect(botNameOf('elder:late')).toEqual({ level: 'elder:late', pace: 'normal' });
    for (const by of ['novice', 'elder:quick', 'cultist:slow']) expect(byOf(botNameOf(by))).toBe(by);
  });
});
