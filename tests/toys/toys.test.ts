import { describe, expect, it } from 'vitest';
import { gameNamed, register } from '../../src/games';
import { hashOf, type Decision, type FlowState, type GameError, type GameEvent, type SeatView } from '../../src/kernel';
import { playouts } from '../../src/platform/bots/playout';
import type { Game } from '../../src/platform/session/game';
import { restore, saveOf } from '../../src/platform/session/save';
import { Session } from '../../src/platform/session/session';
import { openTable } from '../../src/tools/cli/table/open-table';
import { codeOf } from '../harness';
import { conspiracy, conspiracyGame } from './conspiracy';
import { nim, nimGame } from './nim';

register('nim', () => Promise.resolve(nimGame));
register('conspiracy', () => Promise.resolve(conspiracyGame));

const JSON_OF = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays on with suggestions until nobody is asked any more. */
function toTheEnd<S extends FlowState, B, V extends SeatView>(session: Session<S, B, V>): void {
  for (let i = 0; i < 200 && session.waiting.length > 0; i++) {
    const [seat] = session.waiting;
    const { suggest } = session.decisions.find((decision) => decision.seat === seat)!;
    session.answer(suggest, seat);
  }
  expect(session.outcome).not.toBeNull();
}

const TOYS: readonly (readonly [name: string, game: Game])[] = [
  ['nim', nimGame],
  ['conspiracy', conspiracyGame],
];

describe.each(TOYS)('%s is played by the platform', (name, game) => {
  const { rules } = game;

  it('is found by its name, and nothing else is', async () => {
    expect((await gameNamed(name)).rules.id).toBe(name);
    expect(codeOf(() => void gameNamed('chess'))).toBe('unknownGame');
  });

  it('bots play it to its end, many times over', () => {
    const report = playouts(rules, null, 20, 'toys', (seed) => game.simulated({ seed }));
    expect(report).toMatchObject({ games: 20, finished: 20 });
  });

  it('a session of bots ends by itself, and its log gives the same game', () => {
    const session = Session.begin(rules, { config: game.simulated({ seed: 'bots' }) }, null);
    expect(session.outcome).not.toBeNull();
    expect(Session.replay(rules, session.start, session.log, null).hash).toBe(session.hash);
  });

  it('goes on from a save at any moment as if nothing had happened', async () => {
    const saves = await game.saves();
    const session = Session.begin(rules, { config: { seed: 'save' } }, null);
    for (let i = 0; i < 100 && session.waiting.length > 0; i++) {
      const again = restore(saves, JSON_OF(saveOf(session)), null);
      expect(again.hash).toBe(session.hash);
      expect(again.events).toEqual(session.events);
      const [seat] = session.waiting;
      const { suggest } = session.decisions.find((decision) => decision.seat === seat)!;
      session.answer(suggest, seat);
      again.answer(suggest, seat);
      expect(again.hash).toBe(session.hash);
    }
    expect(session.outcome).not.toBeNull();
  });

  it('refuses a save of another game', async () => {
    const save = { ...saveOf(Session.begin(rules, { config: {} }, null)), format: 'rise-of-the-cults/save' };
    const saves = await game.saves();
    expect(codeOf(() => restore(saves, save, null))).toBe('notASave');
  });

  it('is played over the headless table', async () => {
    const table = await openTable({ game: name, mods: undefined, lang: 'en', carries: false });
    let reply = await table.command({ cmd: 'new', config: { seed: 'table' } });
    for (let i = 0; i < 200 && reply['outcome'] === null; i++) {
      const open = [reply['decision'], ...((reply['decisions'] as unknown[] | undefined) ?? [])].filter(
        (one) => one !== null,
      ) as Decision[];
      const decision = open.find(({ sealed }) => sealed === undefined)!;
      reply = await table.command({ cmd: 'answer', value: decision.suggest, seat: decision.seat, id: decision.id });
      expect(reply['ok']).toBe(true);
    }
    expect(reply['outcome']).toMatchObject({ winners: expect.any(Array) as unknown });
    const { save } = (await table.command({ cmd: 'save' })) as { save: unknown };
    expect(await table.command({ cmd: 'restore', save })).toMatchObject({ ok: true, decision: null });
    expect(await table.command({ cmd: 'blank', card: 'x', seat: 'nobody' })).toMatchObject({ ok: false });
  });
});

describe('nim', () => {
  it('takes back an answer that revealed nothing', () => {
    const session = Session.begin(nim, { scenario: { heap: 7 } }, null);
    const { hash } = session;
    session.answer(['take-2']);
    expect(session.position).toEqual({ heap: 5, seed: '0' });
    session.undo();
    expect(session.hash).toBe(hash);
    expect(codeOf(() => session.undo())).toBe('nothingToUndo');
  });

  it('is imagined from what a seat sees', () => {
    const session = Session.begin(nim, { scenario: { heap: 7 } }, null);
    const imagined = nim.imagine(session.view('left'), 'dream', null);
    expect(nim.view(nim.play(imagined, null, null), 0)).toEqual(nim.view(nim.play(session.state, null, null), 0));
  });
});

describe('conspiracy', () => {
  const begun = () => Session.begin(conspiracy, { config: { seed: 'a' } }, null);

  it('asks all seats at once and waits for the last of them', () => {
    const session = begun();
    expect(session.decision).toBeNull();
    expect(session.decisions.map(({ seat }) => seat)).toEqual(['red', 'blue', 'green', 'white', 'black']);
    for (const seat of ['black', 'red', 'green', 'white']) session.answer(['coin-0'], seat);
    expect(session.waiting).toEqual(['blue']);
    expect(session.events.some(({ type }) => type === 'coinsCounted')).toBe(false);
    session.answer(['coin-0', 'coin-2'], 'blue');
    expect(session.events.at(-1)).toEqual({ type: 'coinsCounted', silver: 5, gold: 1 });
    expect(session.waiting).toHaveLength(5);
  });

  it('keeps an answer sealed: only its seat knows it, and may change it', () => {
    const [one, other] = [begun(), begun()];
    one.answer(['coin-0'], 'red');
    other.answer(['coin-0', 'coin-1'], 'red');
    for (const seat of ['blue', 'black', null]) expect(one.view(seat)).toEqual(other.view(seat));
    expect(one.view('red').decision).toMatchObject({ sealed: ['coin-0'] });
    expect(one.view('blue').waiting).toEqual(['blue', 'green', 'white', 'black']);
    one.answer(['coin-0', 'coin-1'], 'red');
    expect(one.hash).toBe(other.hash);
  });

  it('a seat takes back its own sealed answer, though others have sealed theirs since', () => {
    const [session, without] = [begun(), begun()];
    without.answer(['coin-1'], 'blue');
    session.answer(['coin-0'], 'red');
    session.answer(['coin-1'], 'blue');
    session.undo('red');
    expect(session.hash).toBe(without.hash);
    expect(codeOf(() => session.undo('green'))).toBe('nothingToUndo');
    for (const seat of ['red', 'green', 'white', 'black']) session.answer(['coin-0'], seat);
    expect(codeOf(() => session.undo('black'))).toBe('revealedSince');
  });

  it('holds sums to their bounds, at least and at most, and names their rules', () => {
    const session = begun();
    const refused = (value: readonly string[]): unknown => {
      try {
        session.answer(value, 'red');
      } catch (error) {
        const { code, rule, params } = error as GameError;
        return { code, rule, sum: params['sum'], need: params['need'] };
      }
      return null;
    };
    expect(refused(['coin-2'])).toEqual({ code: 'tooLittle', rule: 'C1', sum: 0, need: 1 });
    expect(refused(['coin-0', 'coin-2', 'coin-3'])).toEqual({ code: 'tooMuch', rule: 'C2', sum: 2, need: 1 });
    const [decision] = session.decisions;
    expect(decision).toMatchObject({ needs: { silver: 1 }, limits: { gold: 1 } });
    expect(decision!.legal).toHaveLength(9);
  });

  it('needs to be told whose answer it is, and refuses strangers', () => {
    const session = begun();
    expect(codeOf(() => session.answer(['coin-0']))).toBe('seatMissing');
    expect(codeOf(() => session.answer(['coin-0'], 'purple'))).toBe('notAtTable');
  });

  it('any one seat may speak up, and the others are asked no more', () => {
    const session = begun();
    for (let round = 0; round < 3; round++) for (const { id } of session.seats) session.answer(['coin-0'], id);
    expect(session.decisions.every(({ kind }) => kind === 'accuse')).toBe(true);
    session.answer(['green'], 'white');
    expect(session.decisions).toEqual([]);
    const { teams, winners } = session.outcome!;
    expect(teams!.filter(({ won }) => won).flatMap(({ seats }) => seats)).toEqual(winners);
    expect(teams!.flatMap(({ seats }) => seats).sort()).toEqual(['black', 'blue', 'green', 'red', 'white']);
  });

  it('tells secrets to those who may know them, and a spectator nothing', () => {
    const session = begun();
    const { traitor, witness, seats } = session.state;
    const seen = (seat: string | null): readonly GameEvent[] => session.view(seat).events!;
    const knowing = [traitor, witness].map((at) => seats[at]!.id);
    for (const { id } of seats) {
      expect(seen(id).some(({ type }) => type === 'nodded')).toBe(knowing.includes(id));
      expect(seen(id)[0]!.own).toEqual(knowing.includes(id) ? { traitor: seats[traitor]!.id } : undefined);
    }
    for (const seat of [...seats.map(({ id }) => id), null]) expect(JSON.stringify(seen(seat))).not.toContain('"seed"');
    expect(seen(null)).toEqual([{ type: 'rolesDealt' }, { type: 'seedKept' }]);
    expect(session.view(null)).not.toHaveProperty('traitor');
  });

  it('looks the same to everybody who may not know who the traitor is', () => {
    const session = begun();
    const { state } = session;
    const other = { ...state, traitor: state.witness, witness: state.traitor };
    for (let seat = 0; seat < 5; seat++) {
      if (seat === state.traitor || seat === state.witness) continue;
      expect(hashOf(conspiracy.view(conspiracy.play(state, null, null), seat))).toBe(
        hashOf(conspiracy.view(conspiracy.play(other, null, null), seat)),
      );
    }
  });

  it('plays on with bots beside people', () => {
    const bots = ['human', 'random', 'random', 'random', 'random'];
    const session = Session.begin(conspiracy, { config: { seed: 'mixed', bots } }, null);
    expect(session.waiting).toEqual(['red']);
    toTheEnd(session);
  });
});
