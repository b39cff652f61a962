import { beforeAll, describe, expect, it } from 'vitest';
import { positionsFor, unreachable, type BenchPosition } from '../../../../src/games/cults/bench/positions';
import { cults, type Catalogue } from '../../../../src/games/cults/rules';
import { Session } from '../../../../src/platform/session/session';
import { TestTable } from '../../../harness';
import { NUMBER_STAGES } from '../../../../src/games/cults/bench/stages/number-stages';
import { RULE_NAMES } from '../../../../src/games/cults/contract/language';
import { modOf, withMods } from '../../../mods/load';

let book: Catalogue;
beforeAll(async () => {
  ({ book } = await withMods('whispers', 'signatures', 'fifth-cult', 'house-rules'));
});

const opened = ({ start }: BenchPosition, from = book): TestTable => new TestTable(Session.begin(cults, start, from));

describe('positions of the bench', () => {
  it('find a way to every ability, trigger and purchase of every card', () => {
    const missing = book.book.cards.flatMap(({ id }) => unreachable(book, id).map((goal) => [id, goal]));
    expect(missing).toEqual([]);
  });

  it('offer the ability at once', () => {
    let abilities = 0;
    for (const { id } of book.book.cards) {
      for (const position of positionsFor(book, id)) {
        const table = opened(position);
        if (position.goal.shows !== 'ability') continue;
        abilities++;
        expect(table.offers({ card: id, keyword: position.goal.keyword }), id).toBe(true);
      }
    }
    expect(abilities).toBeGreaterThan(20);
  });

  it('reveal a City card with the first step', () => {
    const [first] = positionsFor(book, 'witch-hunt');
    expect(opened(first!).session.events).toContainEqual(expect.objectContaining({ type: 'cityRevealed', card: 'witch-hunt' }));
  });

  it('begin a game and a turn with a cult', () => {
    const found = positionsFor(book, 'fifth-cult:nyarlathotep');
    expect(found.map(({ goal }) => goal.shows)).toEqual(['game', 'turn']);
    for (const position of found) expect(opened(position).session.decision).toMatchObject({ seat: 'fifth-cult:nyarlathotep' });
    expect(opened(found[1]!).session.decision?.kind).toBe('takePlan');
  });

  it('end a solo game with every Objective', () => {
    for (const id of book.objectives.keys()) {
      const [last] = positionsFor(book, id);
      expect(last?.goal.shows, id).toBe('objective');
      const { session } = opened(last!);
      expect(session.view(session.decision!.seat)).toMatchObject({ objective: { id } });
      for (let i = 0; session.decision !== null && i < 200; i++) session.answer(session.decision.suggest);
      expect(session.outcome).toMatchObject({ objective: { id } });
    }
  });
});

/** A mod whose house rules change one number by one, everywhere or in one district. */
const rulesMod = (number: string, where: string): ReturnType<typeof modOf> =>
  modOf('house', {
    'one.js': `import { rules } from 'cults';
export default rules({ name: { en: 'One', pl: 'Jeden' }, changes: [{ number: '${number}', add: 1${where === '' ? '' : `, where: '${where}'`}, lasts: 'game' }] });`,
  });

describe('positions of house rules', () => {
  it.each(RULE_NAMES)('show where %s matters', async (number) => {
    const { book: changed } = await withMods(rulesMod(number, ''));
    const [id] = changed.book.rules.map(({ source }) => source);
    expect(unreachable(changed, id!)).toEqual([]);
    const found = positionsFor(changed, id!);
    expect(found.map(({ goal }) => goal.shows)).toEqual(['number', 'game']);
    const stage = NUMBER_STAGES[number];
    if (stage !== null && stage.asks.length > 0) expect(stage.asks).toContain(opened(found[0]!, changed).session.decision?.kind);
  });

  it('take the district that is changed, and the settings under which the rules hold', async () => {
    for (const where of ['uptown', 'rivertown', 'northside']) {
      const { book: changed } = await withMods(rulesMod('sanity', where));
      const [position] = positionsFor(changed, changed.book.rules[0]!.source!);
      const { decision } = opened(position!, changed).session;
      expect([decision?.kind, JSON.stringify(position!.start).includes(`"district":"${where}"`)], where).toEqual([
        'terror',
        true,
      ]);
    }
    const [wary] = positionsFor(book, 'house-rules:rules/wary-uptown.js');
    expect(wary?.start).toMatchObject({ scenario: { settings: { 'house-rules': { wary: true } } } });
  });
});
