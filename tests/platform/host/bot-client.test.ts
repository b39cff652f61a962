import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Question, SeatView } from '../../../src/kernel';
import type { Bot } from '../../../src/platform/bots';
import { BotClient, type BotView } from '../../../src/platform/host/bot-client';
import type { Reply } from '../../../src/platform/host/stream/messages';
import { conspiracy } from '../../toys/conspiracy';
import { plainQuestion } from '../../toys/toy';

afterEach(() => void vi.restoreAllMocks());

/** What a bot is told that is asked this question, or none. */
function known(id: number | null): BotView {
  const options = ['a', 'b', 'c'].map((option) => ({ id: option }));
  const question: Question | null = id === null ? null : plainQuestion(id, 0, 'choose', [0, 1, 2]);
  const decision =
    question === null
      ? null
      : { id: question.id, seat: 'red', kind: 'choose', options, min: 1, max: 1, suggest: ['a'], refused: [] };
  const view: SeatView = { seat: 'red', waiting: id === null ? null : 'red', decision, outcome: null };
  return { question, look: () => view };
}

/** A bot that chooses when the test says so, and a host that replies as the test says. */
class Table {
  readonly answers: (readonly [id: number, value: readonly string[]])[] = [];
  readonly failed: string[] = [];
  readonly busy: boolean[] = [];
  readonly client: BotClient;
  reply: Reply = { changed: { count: 1 } };
  #choosing: ((chosen: readonly number[]) => void)[] = [];
  #number = 0;

  constructor(bot: Bot = { choose: () => new Promise((resolve) => void this.#choosing.push(resolve)) }) {
    const seat = { seat: 'red', rules: conspiracy, book: null, botFor: () => bot };
    this.client = new BotClient(seat, async (id, value) => {
      this.answers.push([id, value]);
      // As a host does, it tells the seat of its own answer before it replies.
      if ('changed' in this.reply) this.told(null);
      return this.reply;
    });
    this.client.onFailed = ({ code }) => void this.failed.push(code);
    this.client.onBusy = (isBusy) => void this.busy.push(isBusy);
  }

  told(id: number | null): void {
    this.client.tell({ told: { link: 0, number: ++this.#number, past: 0, events: [], by: null, view: known(id) } });
  }

  /** The bot has chosen; waits until the client has done all that follows from it. */
  async chosen(...chosen: number[]): Promise<void> {
    for (const choose of this.#choosing.splice(0)) choose(chosen);
    while (this.busy.at(-1) === true && this.#choosing.length === 0) await later();
  }
}

const later = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('a bot on its link', () => {
  it('answers the question that it was told, however long it takes', async () => {
    const table = new Table();
    table.told(7);
    await later();
    expect([table.answers, table.busy]).toEqual([[], [true]]);
    await table.chosen(2);
    expect([table.answers, table.busy]).toEqual([[[7, ['c']]], [true, false]]);
  });

  it('answers once, though it is told of others meanwhile', async () => {
    const table = new Table();
    table.told(7);
    table.told(7);
    await table.chosen(0);
    expect(table.answers).toEqual([[7, ['a']]]);
  });

  it('drops its choice where the question was taken back, and answers the next one', async () => {
    const table = new Table();
    table.told(7);
    table.told(null);
    await table.chosen(0);
    expect([table.answers, table.failed]).toEqual([[], []]);
    table.told(8);
    table.told(9);
    await table.chosen(0);
    await table.chosen(1);
    expect(table.answers).toEqual([[9, ['b']]]);
  });

  it('tells of a refusal once, and tries again when it is told something new', async () => {
    const table = new Table();
    table.reply = { error: { code: 'unknownOption', params: {} } };
    table.told(7);
    await table.chosen(0);
    expect([table.failed, table.answers.length, table.busy.at(-1)]).toEqual([['unknownOption'], 1, false]);
    table.reply = { changed: { count: 1 } };
    table.told(7);
    await table.chosen(1);
    expect(table.answers.at(-1)).toEqual([7, ['b']]);
    expect(table.failed).toHaveLength(1);
  });

  it('keeps the stack of an error of its own in the log', async () => {
    const error = new Error('cannot think');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = new Table({ choose: () => Promise.reject(error) });
    table.told(7);
    await table.chosen();
    expect(table.failed).toEqual(['internal']);
    expect(log).toHaveBeenCalledWith(error);
  });

  it('is silent once it has left', async () => {
    const table = new Table();
    table.told(7);
    table.client.leave();
    await table.chosen(0);
    table.told(8);
    await table.chosen(0);
    expect([table.answers, table.failed, table.busy]).toEqual([[], [], [true, false]]);
  });
});
