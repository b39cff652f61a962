import { cults } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import '../../../../src/games/cults/words/all';
import type { Lang } from '../../../../src/platform/i18n/lang';
import { namesFrom, wordsFor } from '../../../../src/games/cults/words';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';
import type { GameEvent } from '../../../../src/games/cults/contract/view-types';
import { entriesOf, headingOf, roundAt } from '../../../../src/games/cults/picture/bars/log-entries';

const seat = 'dagon';
const discarded = (card: string, from = 'hand'): GameEvent => ({ type: 'cardDiscarded', seat, card, from });
const returned = (token: string, count: number, why: string): GameEvent => ({ type: 'tokensReturned', seat, token, count, why });

const said = (events: readonly GameEvent[], lang: Lang = 'en'): string[] => {
  const words = wordsFor(
    lang,
    namesFrom(lang, () => undefined),
  );
  return entriesOf(events).map((entry) => words.event(entry));
};

describe('what belongs together is one entry of the log', () => {
  it('a payment tells what it was made with (R6.9)', () => {
    const paid: GameEvent = { type: 'powerPaid', seat, amount: 4, cards: ['acolyte', 'acolyte'], initiates: 2, why: 'site' };
    const events = [discarded('acolyte'), discarded('acolyte'), returned('initiate', 2, 'site'), paid];
    expect(entriesOf(events)).toEqual([paid]);
    expect(said(events)).toEqual(['dagon paid 4 Power for a Cult Site (acolyte ×2 and 2 Initiates).']);
  });

  it('a discard for another reason before a payment stays', () => {
    const paid: GameEvent = { type: 'powerPaid', seat, amount: 1, cards: ['acolyte'], initiates: 0, why: 'site' };
    expect(entriesOf([discarded('seer'), discarded('acolyte'), paid])).toEqual([discarded('seer'), paid]);
    const other: GameEvent = { ...discarded('acolyte'), seat: 'hastur' };
    expect(entriesOf([other, paid])).toEqual([other, paid]);
  });

  it('a Terror tells what was spent on it, and keeps its district (R10.2)', () => {
    const terror: GameEvent = { type: 'terrorSucceeded', seat, district: 'uptown', sanity: 3, cards: 1, freaks: 2 };
    const events = [discarded('whisperer'), returned('freak', 2, 'terror'), terror];
    expect(entriesOf(events)).toEqual([{ ...terror, spent: ['whisperer'] }]);
    expect(said(events)).toEqual(['dagon succeeded with Terror in Uptown (Sanity 3) with whisperer and 2 Freaks.']);
    expect(said(events, 'pl')[0]).toContain('(Poczytalność 3): whisperer i 2 Odmieńców');
    expect(said([terror])).toEqual(['dagon succeeded with Terror in Uptown (Sanity 3).']);
  });

  it('cards and tokens that go or come in a row are listed', () => {
    const gained = (token: string, count: number): GameEvent => ({ type: 'tokensGained', seat, token, count });
    const events = [
      gained('thug', 3),
      gained('freak', 1),
      discarded('seer'),
      discarded('brute'),
      discarded('brute', 'committed'),
    ];
    expect(said(events)).toEqual([
      'dagon took 3 Thugs and 1 Freak.',
      'dagon discarded seer and brute.',
      'dagon discarded brute.',
    ]);
    expect(said(events, 'pl').slice(0, 2)).toEqual(['dagon wziął 3 Zbirów i 1 Odmieńca.', 'dagon odrzucił karty: seer i brute.']);
  });

  it('the NPC’s die is told with its marker (R12.3, R12.4)', () => {
    const die = (result: number): GameEvent => ({ type: 'npcDieRolled', seat, result });
    const placed: GameEvent = { type: 'planPlaced', seat, district: 'uptown' };
    const taken: GameEvent = { type: 'npcPlanTaken', seat, district: 'uptown' };
    const other: GameEvent = { ...placed, seat: 'hastur' };
    expect(said([other, die(2), die(3), placed, other, taken, die(4)])).toEqual([
      'hastur placed a Plan marker in Uptown.',
      'dagon rolled 2, 3 and placed a Plan marker in Uptown.',
      'hastur placed a Plan marker in Uptown.',
      'dagon took a Plan marker in Uptown and rolled 4.',
    ]);
    expect(entriesOf([die(3), placed])).toEqual([{ ...placed, dice: [3] }]);
  });

  it('over a whole game no card that was discarded goes untold', () => {
    const config = { seats: [{ cult: 'dagon', by: 'human' }], solo: { npc: 'cthulhu' }, seed: 'entries' };
    const session = Session.begin(cults, { config }, baseBook());
    while (session.decision !== null) session.answer(session.decision.suggest);
    const { events } = session;
    const cardsIn = (entry: GameEvent): unknown[] => {
      const listed = entry['spent'] ?? entry['cards'];
      return Array.isArray(listed) ? listed : entry['card'] === undefined ? [] : [entry['card']];
    };
    const kinds = ['cardDiscarded', 'powerPaid', 'terrorSucceeded'];
    const told = entriesOf(events)
      .filter(({ type }) => kinds.includes(type))
      .flatMap(cardsIn);
    const happened = events.filter(({ type }) => type === 'cardDiscarded').map(({ card }) => card);
    expect(told).toEqual(happened);
  });
});

describe('headings of the log', () => {
  it('a round and a phase stand over what happened in them', () => {
    expect(headingOf({ type: 'roundBegun', round: 2 })).toBe('round');
    expect(headingOf({ type: 'phaseBegun', phase: 'action' })).toBe('phase');
    expect(headingOf(discarded('seer'))).toBeNull();
  });

  it('whoever scrolls up is told the round', () => {
    const round = (number: number): GameEvent => ({ type: 'roundBegun', round: number });
    const entries = [discarded('seer'), round(1), discarded('seer'), round(2), discarded('brute')];
    expect(entries.map((_, at) => roundAt(entries, at))).toEqual([null, 1, 1, 2, 2]);
  });
});
