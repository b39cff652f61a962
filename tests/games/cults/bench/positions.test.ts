import { beforeAll, describe, expect, it } from 'vitest';
import { positionsFor, unreachable, type BenchPosition } from '../../../../src/games/cults/bench/positions';
import { cults, type Catalogue } from '../../../../src/games/cults/rules';
import { Session } from '../../../../src/platform/session/session';
import { TestTable } from '../../../harness';
import { withMods } from '../../../mods/load';

let book: Catalogue;
beforeAll(async () => {
  ({ book } = await withMods('whispers', 'signatures', 'fifth-cult', 'house-rules'));
});

const opened = ({ start }: BenchPosition): TestTable => new TestTable(Session.begin(cults, start, book));

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
});
