import '../../../../../src/games/cults/words/all';
import { describe, expect, it } from 'vitest';
import type { GameEvent, TableView } from '../../../../../src/games/cults/contract/view-types';
import { fightIn, type FightFacts } from '../../../../../src/games/cults/picture/facts/fight';
import { after } from '../../../../../src/games/cults/picture/reduce/along';
import { baseBook } from '../../../../../src/games/cults/base-set/books';
import { tableViewOf } from '../../../../../src/games/cults/contract/table-view';
import { cults } from '../../../../../src/games/cults/rules';
import { appWords } from '../../../../../src/games/cults/words';
import { Session } from '../../../../../src/platform/session/session';
import { onePerson } from '../../../../../src/tools/inspect/driver/positions';
import { load, type TestTable } from '../../../../harness';

const seen = (table: TestTable, seat: string): TableView => table.view(seat) as unknown as TableView;

/** The pictures of a Confrontation after each event that the last answer brought about. */
function picturesOf(table: TestTable, seat: string, answer: () => unknown): FightFacts[] {
  let view = seen(table, seat);
  const from = table.session.events.length;
  answer();
  const pictures: FightFacts[] = [];
  for (const event of table.session.events.slice(from) as readonly GameEvent[]) {
    view = after(view, event);
    const fight = fightIn(view);
    if (fight !== null) pictures.push(fight);
  }
  return pictures;
}

const totals = ({ forces }: FightFacts): readonly number[] => forces.map(({ total }) => total);

const meeting = (hand: readonly string[], more: Record<string, unknown> = {}): TestTable =>
  load({
    seats: ['dagon', 'hastur'],
    phase: 'action',
    first: 'dagon',
    active: 'dagon',
    districts: {
      downtown: {
        sanity: 3,
        investigators: 2,
        rituals: [
          ['dagon', 3],
          ['hastur', 2],
        ],
        plans: ['hastur', 'dagon'],
        ...more,
      },
    },
    hands: { dagon: hand, hastur: [] },
    tokens: { dagon: { thug: 0, initiate: 0, freak: 0 }, hastur: { thug: 0, initiate: 0, freak: 0 } },
  }).answer('takePlan', { plan: 'dominance' });

describe('the result of a Confrontation', () => {
  it('R12.5: what the NPC may still add is told no more once its forces lie open', () => {
    const session = Session.begin(
      cults,
      { config: { seats: [{ cult: 'dagon' }], solo: { npc: 'hastur', objective: 'ascendance' }, seed: 'still to come' } },
      baseBook(),
    );
    while (session.decision!.kind !== 'commit') session.answer(session.decision!.suggest);
    let view = tableViewOf(session.view('dagon'), {});
    expect(fightIn(view)!.forces.some(({ outlook }) => outlook !== null)).toBe(true);
    let revealed = 0;
    for (let answers = 0; answers < 4 && revealed === 0; answers++) {
      const from = session.events.length;
      session.answer(session.decision!.suggest);
      for (const event of session.events.slice(from) as readonly GameEvent[]) {
        view = after(view, event);
        for (const { npc, revealed: isOpen, outlook } of fightIn(view)?.forces ?? []) {
          if (!npc || !isOpen) continue;
          revealed++;
          expect(outlook).toBeNull();
        }
      }
    }
    expect(revealed).toBeGreaterThan(0);
  });

  it('R9.5: the totals stay as they were compared while the losers’ Rituals return', () => {
    const table = meeting([]).answer('commit');
    const pictures = picturesOf(table, 'dagon', () => table.answer('commit')).filter(({ stage }) => stage === 'outcome');
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) {
      expect(totals(picture)).toEqual([3, 2]);
      expect(picture.forces[1]!.sources[0]).toEqual({ what: 'rituals', value: 2 });
    }
  });

  it('R9.5, R12.5: neither do the totals of a person and the NPC change after the result, in whole games', () => {
    let count = 0;
    for (const seed of ['first', 'second', 'third']) {
      const session = Session.begin(cults, { config: onePerson(1, seed) }, baseBook());
      const seat = session.state.setting.seats[0]!.cult;
      while (session.decision !== null) {
        let view = tableViewOf(session.view(seat), {});
        const from = session.events.length;
        session.answer(session.decision.suggest);
        let decided: readonly number[] | null = null;
        for (const event of session.events.slice(from)) {
          view = after(view, event);
          const fight = fightIn(view);
          if (fight?.stage !== 'outcome') decided = null;
          else if (decided === null) {
            decided = totals(fight);
            count++;
          } else expect(totals(fight)).toEqual(decided);
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  it('R6.4: a card destroyed for its ability stays in the row beside what it brought', () => {
    const table = meeting(['fanatic']).answer('commit', { card: 'fanatic' }).answer('commit');
    const pictures = picturesOf(table, 'dagon', () => table.answer('useAbility', { card: 'fanatic' }));
    const [own] = pictures.at(-1)!.forces;
    expect(own!.cards).toEqual([{ card: 'fanatic', attack: 0, forfeited: true, gone: true }]);
    expect(own!.sources.find(({ what }) => what === 'extra')?.value).toBeGreaterThan(0);
  });

  it('and the engine tells the same at the next question', () => {
    const table = meeting(['fanatic', 'fanatic']).answer('commit', { card: 'fanatic' }, { card: 'fanatic' }).answer('commit');
    table.answer('useAbility', { card: 'fanatic' });
    expect(table.kind).toBe('useAbility');
    const [own] = seen(table, 'dagon').fight!.sides;
    expect(own).toMatchObject({ cards: ['fanatic'], gone: ['fanatic'] });
    expect(own!.sources.known).toBe(own!.attack);
  });
});

describe('what is at stake', () => {
  it('R10.4: no marker is promised where all fields are the winner’s own', () => {
    const markers = (dominance: readonly string[]): number => seen(meeting([], { dominance }), 'dagon').fight!.markers;
    expect([markers([]), markers(['dagon', 'dagon', 'dagon', 'dagon']), markers(['dagon', 'dagon', 'hastur', 'dagon'])]).toEqual([
      1, 0, 1,
    ]);
  });

  it('R3.6: the Sanity names what a City card takes from it', () => {
    for (const lang of ['en', 'pl'] as const) {
      const { terrorAfter } = appWords(lang).stage;
      expect(terrorAfter({ token: 3, investigators: 2, other: -1 }, 5)).toMatch(/3 \+ 2 .*− 1 .*5/);
      expect(terrorAfter({ token: 3, investigators: 2, other: 0 }, 6)).not.toMatch(/−/);
    }
  });
});

describe('words with numbers', () => {
  it('R8.3: a Bluff promises what it brings, in both languages', () => {
    expect([0, 1, 2].map((count) => appWords('en').preview.tokens(count))).toEqual([
      'brings no tokens',
      'take 1 token',
      'take 2 tokens',
    ]);
    expect([1, 2, 5].map((count) => appWords('pl').preview.tokens(count))).toEqual([
      'weź 1 żeton',
      'weź 2 żetony',
      'weź 5 żetonów',
    ]);
  });
});
