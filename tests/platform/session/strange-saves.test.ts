import { cultsSaves } from '../../../src/games/cults/saves';
import { cults } from '../../../src/games/cults/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { HeadlessTable } from '../../../src/tools/cli/table/headless-table';
import { wordsOf } from '../../../src/tools/cli/words';
import { hashOf, openAsk } from '../../../src/kernel';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { Host } from '../../../src/platform/host/host';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { withExamples } from './tables';
import { LocalThinking } from '../host/local-thinking';

/** A save as a stranger may write it: anything may be anywhere. */
interface Loose {
  version: number;
  log: unknown[];
  hash: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a test puts there
  state: Record<string, any>;
}

const CONFIG = { seats: ['dagon', 'hastur'], seed: 'strange' };

/** A game in the middle of a turn. */
const HONEST = ((): string => {
  const session = Session.begin(cults, { config: CONFIG }, baseLibrary().book);
  while (openAsk(session.state)!.frame.step !== 'influencing') {
    const { decision } = session;
    const influence = decision!.options.find(({ id }) => id.endsWith(':influence'));
    session.answer(influence === undefined ? decision!.suggest : [influence.id]);
  }
  return JSON.stringify(saveOf(session, baseLibrary().mods));
})();
const honest = (): Loose => JSON.parse(HONEST) as Loose;

const sealed = (save: Loose): Loose => ({ ...save, hash: hashOf(save.state) });

const context = { seat: 0, owner: 0, district: 0, card: -1, eventSeat: -1, number: 0, source: 'curfew', depth: 0 };
const frame = (effects: object[], more: object = {}): object => ({
  step: 'effects',
  effects,
  at: 0,
  context: { ...context, ...more },
});
const nested = (levels: number): object =>
  levels === 0 ? { do: 'gain', token: 'thug', count: 1 } : { do: 'forEachDistrict', effects: [nested(levels - 1)] };
const subscription = (triggers: unknown): object => ({ triggers, owner: -1, lasts: 'game', until: 1, source: 'curfew' });

type Damage = (save: Loose) => void;

/** What was found to be let in, and its neighbours: each is refused with the place of the damage. */
const STRANGE: Readonly<Record<string, readonly [Damage, code: string]>> = {
  // what kills: effects that no card could declare
  'a choice among a billion numbers': [
    ({ state }) => state['flow'].push(frame([{ do: 'chooseNumber', from: 0, to: 1e9, effects: [] }])),
    'outOfRange',
  ],
  'a billion Disorganization cards': [
    ({ state }) => state['flow'].push(frame([{ do: 'disorganization', count: 1e9 }])),
    'outOfRange',
  ],
  'a billion Investigators': [
    ({ state }) => state['flow'].push(frame([{ do: 'placeInvestigator', where: 'here', count: 1e9 }])),
    'outOfRange',
  ],
  'effects nested sixteen deep': [({ state }) => state['flow'].push(frame([nested(16)])), 'tooDeep'],
  'a chosen number of a billion': [
    ({ state }) => state['flow'].push(frame([{ do: 'draw', count: { count: 'chosen' } }], { number: 1e9 })),
    'outOfRange',
  ],
  'an effect of the NPC on a City card': [({ state }) => state['flow'].push(frame([{ do: 'dominate' }])), 'unknownEffect'],
  'a script that the card has not': [({ state }) => state['flow'].push(frame([{ do: 'script', script: 3 }])), 'otherScript'],
  'a card that nobody knows': [({ state }) => state['flow'].push(frame([], { source: 'x' })), 'unknownCard'],
  'a trigger nine deep': [({ state }) => state['flow'].push(frame([], { depth: 9 })), 'outOfRange'],
  'a listener to nothing': [
    ({ state }) => state['subscriptions'].push(subscription([{ on: 'nonsense', effects: [] }])),
    'unknownWord',
  ],
  'a listener with other effects than there are': [
    ({ state }) =>
      state['subscriptions'].push(
        subscription([{ on: 'turnEnded', effects: [{ do: 'chooseNumber', from: 0, to: 1e9, effects: [] }] }]),
      ),
    'outOfRange',
  ],
  'ten thousand listeners': [
    ({ state }) => (state['subscriptions'] = new Array(10_000).fill(subscription([{ on: 'turnEnded', effects: [] }]))),
    'listTooLong',
  ],
  // the open question
  'a question to nobody': [({ state }) => (state['asks'][0].seat = 99), 'outOfRange'],
  'a question without options': [({ state }) => (state['asks'][0].refs = []), 'otherQuestion'],
  'a question with more answers than options': [({ state }) => (state['asks'][0].max = 2 ** 30), 'otherQuestion'],
  'a question of no kind': [({ state }) => (state['asks'][0].kind = 'constructor'), 'otherQuestion'],
  'a question with another option': [({ state }) => (state['asks'][0].refs[0] = 7), 'otherQuestion'],
  'another question of the rules': [
    ({ state }) => (state['asks'][0] = { ...state['asks'][0], kind: 'takePlan', frame: { step: 'turn', seat: 0 } }),
    'flowOutOfOrder',
  ],
  'a step that asks nothing': [({ state }) => (state['asks'][0].frame = { step: 'turnEnd', seat: 0 }), 'flowOutOfOrder'],
  'no question at all': [({ state }) => (state['asks'] = []), 'fieldMissing'],
  // the flow
  'a step of no name': [({ state }) => state['flow'].push({ step: '__proto__' }), 'unknownId'],
  'a step with a field too many': [({ state }) => (state['flow'].at(-1).more = 1), 'unknownField'],
  'two ends of a turn': [({ state }) => state['flow'].push({ ...state['flow'][1] }), 'flowOutOfOrder'],
  'a Confrontation that nobody began': [({ state }) => state['flow'].push({ step: 'aftermath' }), 'flowOutOfOrder'],
  'nothing left of the round': [({ state }) => (state['flow'] = []), 'flowOutOfOrder'],
  'a payment that waits': [
    ({ state }) => state['flow'].push({ step: 'pay', seat: 0, amount: 9999, leave: 0, why: 'curfew' }),
    'flowOutOfOrder',
  ],
  // the board and the cards
  'a phase “constructor”': [({ state }) => (state['phase'] = 'constructor'), 'unknownId'],
  'another phase': [({ state }) => (state['phase'] = 'planning'), 'flowOutOfOrder'],
  'ten thousand copies of a card': [({ state }) => (state['seats'][0].deck = new Array(10_000).fill(4096)), 'copyTwice'],
  'a card that was never made': [({ state }) => state['seats'][0].hand.push(3 * 4096 + 4000), 'copyNotMade'],
  'more copies made than there can be': [({ state }) => (state['made'][1] = 1e6), 'outOfRange'],
  'a Ritual too many': [({ state }) => state['seats'][0].rituals[1]++, 'outOfRange'],
  'a Cult Site that nobody took from the supply': [({ state }) => (state['seats'][0].sites = 4), 'markersDoNotAddUp'],
  'a billion tokens': [({ state }) => (state['seats'][0].tokens[0] = 1e9), 'outOfRange'],
  'half a token': [({ state }) => (state['seats'][0].tokens[0] = 0.5), 'notANumber'],
  'no seats': [({ state }) => (state['seats'] = []), 'wrongLength'],
  'a stream of nothing': [({ state }) => (state['random'] = [0, 0, 0, 0]), 'notAStream'],
  'two billion rounds': [({ state }) => (state['setting'].rounds = 2e9), 'outOfRange'],
  'a round after the last': [({ state }) => (state['round'] = 7), 'outOfRange'],
  'a cult twice': [({ state }) => (state['setting'].seats[1].cult = 'dagon'), 'cultTwice'],
  'a strange outcome': [({ state }) => (state['outcome'] = { winners: 'all' }), 'notAList'],
  'an outcome before the end': [
    ({ state }) => {
      const score = { dominance: 9, sites: 9, mostRituals: 9, total: 27 };
      state['outcome'] = { winners: [0], scores: [score, score], objective: null };
    },
    'flowOutOfOrder',
  ],
  // what mods have
  'a store over 4 KB': [({ state }) => (state['store'] = { base: JSON.stringify({ a: 'x'.repeat(5000) }) }), 'textTooLong'],
  'a store that is no object': [({ state }) => (state['store'] = { base: '[1]' }), 'notAnObject'],
  'strikes that are no number': [({ state }) => (state['strikes'] = { base: 'many' }), 'notANumber'],
  'a change of no rule': [
    ({ state }) =>
      state['modifiers'].push({
        number: 'constructor',
        add: 1,
        set: null,
        atLeast: null,
        atMost: null,
        district: -1,
        seat: -1,
        kind: null,
        lasts: 'game',
        until: 1,
        source: '',
      }),
    'unknownId',
  ],
  'a counter that goes back': [({ state }) => (state['uses'] = -1), 'outOfRange'],
  // the save itself
  'more than any save has': [(save) => (save.log = [{ seat: 'x'.repeat(5_000_000), answer: [] }]), 'saveTooBig'],
  'lists within lists': [
    ({ state }) => {
      let list: unknown[] = [];
      for (let i = 0; i < 50_000; i++) list = [list];
      state['rolls'] = list;
    },
    'nestedTooDeep',
  ],
};

/** A hash of what lies too deep cannot be made; it is not asked for then. */
function strange(damage: Damage): Loose {
  const save = honest();
  damage(save);
  try {
    return sealed(save);
  } catch {
    return save;
  }
}

describe('at the table', () => {
  const table = new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en') });
  const send = (command: object) => table.command(command) as Record<string, unknown>;
  beforeAll(() => void send({ cmd: 'new', config: { seats: ['cthulhu', 'chaugnar'], seed: 'at hand' } }));

  it.each(Object.entries(STRANGE))('%s is refused, and the game at hand stays', (_, [damage, code]) => {
    const { hash } = send({ cmd: 'hash' });
    const reply = send({ cmd: 'restore', save: strange(damage) });
    expect(reply).toMatchObject({ ok: false, error: { code, path: expect.stringMatching(/^save|^$/) } });
    expect(send({ cmd: 'hash' })).toEqual({ ok: true, hash });
    expect(send({ cmd: 'view', seat: 'cthulhu' })['ok']).toBe(true);
  });

  it('the honest save itself opens, and goes on to the letter', () => {
    const save = honest();
    expect(send({ cmd: 'restore', save })['ok']).toBe(true);
    expect(send({ cmd: 'hash' })['hash']).toBe(save.hash);
  });

  it.each([
    ['new', { cmd: 'new', config: { seats: ['dagon'] } }],
    ['load', { cmd: 'load', scenario: { seats: ['dagon', 'hastur'], random: '0,0,0,0' } }],
    ['new', { cmd: 'new', config: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown }],
  ])('a refused “%s” leaves it too', (_, command) => {
    send({ cmd: 'new', config: CONFIG });
    const { hash } = send({ cmd: 'hash' });
    expect(send(command)['ok']).toBe(false);
    expect(send({ cmd: 'hash' })['hash']).toBe(hash);
  });
});

describe('in the page', () => {
  it.each(['a question without options', 'no seats', 'a strange outcome', 'a choice among a billion numbers'])(
    '%s is refused by the host, and the running game goes on',
    async (name) => {
      const host = new Host({ stream: 'test', isInspected: true, keeper: null, startThinking: () => new LocalThinking() });
      const client = { tell: (): void => undefined };
      await host.handle(client, { ask: 'open', sources: [] });
      const named = { game: 'strange', mods: [] };
      await host.handle(client, { ask: 'begin', start: { config: CONFIG }, ...named });
      const before = await host.handle(client, { ask: 'hash' });
      const [damage, code] = STRANGE[name]!;
      const restore = { ask: 'restore', save: strange(damage), choice: 'refuse', ...named } as const;
      expect(await host.handle(client, restore)).toMatchObject({ error: { code } });
      expect(await host.handle(client, { ask: 'hash' })).toEqual(before);
      const { seat, id, suggest } = Session.begin(cults, { config: CONFIG }, baseLibrary().book).decision!;
      await host.handle(client, { ask: 'join', link: 1, seat });
      const answer = { ask: 'answer', link: 1, seat, value: suggest, id } as const;
      expect(await host.handle(client, answer)).toHaveProperty('changed');
    },
  );
});

describe('in the middle of a script', () => {
  const scenario = { seats: ['dagon', 'hastur'], round: 2, phase: 'city', city: { deck: ['whispers:voices-in-the-walls'] } };
  const damages: Readonly<Record<string, Damage>> = {
    'another state before it': ({ state }) => (state['asks'][0].frame.before.seats[0].tokens[2] = 5),
    'another state after it': ({ state }) => (state['seats'][0].tokens[2] = 5),
    'an answer that was not given': ({ state }) => state['asks'][0].frame.answers.push([0]),
    'a state before the state before it': ({ state }) => {
      const { before } = state['asks'][0].frame;
      before.asks = structuredClone(state['asks']);
    },
    'other options': ({ state }) => (state['asks'][0].refs = [1, 1]),
    'another card': ({ state }) => (state['asks'][0].frame.context.source = 'whispers:two-moons'),
  };

  it.each(Object.entries(damages))('%s is refused', async (_, damage) => {
    const library = await withExamples('whispers');
    const table = new HeadlessTable(cultsSaves, library, { of: () => wordsOf('en', library) });
    const session = Session.begin(cults, { scenario }, library.book);
    const save = JSON.parse(JSON.stringify(saveOf(session, library.mods))) as Loose;
    expect(await table.command({ cmd: 'restore', save })).toMatchObject({ ok: true });
    damage(save);
    const reply = (await table.command({ cmd: 'restore', save: sealed(save) })) as { ok: boolean; error: { code: string } };
    expect(reply.ok).toBe(false);
    expect(['otherQuestion', 'flowOutOfOrder', 'otherScript']).toContain(reply.error.code);
  });
});

it('answers that lead nowhere change nothing: the game goes on from its state', () => {
  const table = new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en') });
  const save = honest();
  save.log = new Array(50_000).fill({ seat: 'dagon', answer: ['x'], bot: false, revealed: true });
  expect(table.command({ cmd: 'restore', save })).toMatchObject({ ok: true, events: [] });
  expect(table.command({ cmd: 'hash' })).toMatchObject({ hash: save.hash });
});
