import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../../../src/games/cults/base-set/library';
import { playBatch } from '../../../../src/games/cults/lab/batch';
import { partsOf, type Batch } from '../../../../src/games/cults/lab/batch-parts';
import { labConfig } from '../../../../src/games/cults/lab/deals';
import { isComparable, labCards } from '../../../../src/games/cults/lab/facts';
import { outOfLine } from '../../../../src/games/cults/lab/out-of-line';
import { studyCard, survey, type LabTerms, type RunsBatch } from '../../../../src/games/cults/lab/study';
import { addTally, newTally } from '../../../../src/games/cults/lab/counting/tally';
import { labWords } from '../../../../src/games/cults/words/lab';
import { PLANTED } from './planted';

const { book, leftOut } = await openLibrary([PLANTED]);
const cards = labCards(book);
const run: RunsBatch = (batch) => Promise.resolve(playBatch(batch, book));
const TERMS: LabTerms = { players: 'apprentice', games: 120, seats: 2, seed: 'lab' };

describe('the lab', () => {
  it('opens the planted mod', () => {
    expect(leftOut).toEqual([]);
  });

  it('finds a planted overpowered card, and a cost at which it is not bought each time', async () => {
    const { card, verdict, tried } = await studyCard(run, cards, 'planted:overpowered', TERMS);
    expect(card.bought.value).toBeGreaterThan(0.9);
    expect(card.bought.ci[0]).toBeGreaterThan(0.8);
    expect(verdict.code).toBe('tooCheap');
    expect(verdict.tryCost).toBeGreaterThan(4);
    expect(tried.length).toBeGreaterThan(3);
    expect(labWords('en').verdict(verdict)).toMatch(/^Bought in 9\d % of chances: probably too cheap; try cost [5-9]\.$|100 %/);
    expect(labWords('pl').verdict(verdict)).toMatch(/chyba jest za tania; spróbuj kosztu [5-9]\.$/);
  });

  it('finds a planted useless card', async () => {
    const { card, verdict } = await studyCard(run, cards, 'planted:useless', TERMS);
    expect(card.bought.value).toBeLessThan(0.05);
    expect(verdict.code).toBe('tooWeak');
    expect(labWords('en').verdict(verdict)).toBe(
      'Bought in 0 % of chances, and at no cost more often: too weak; give it icons or a better ability.',
    );
  });

  it('says that a card of the base set fits', async () => {
    const { verdict } = await studyCard(run, cards, 'ghoul-pack', { ...TERMS, seats: 3, games: 150 });
    expect(verdict.code).toBe('fits');
  });

  it('compares City cards by the points that they bring', async () => {
    const study = await studyCard(run, cards, 'witch-hunt', { ...TERMS, games: 40 });
    expect(study.card.revealed).toBe(40);
    expect(study.without.cards.find(({ id }) => id === 'witch-hunt')).toBeUndefined();
    expect(labWords('en').verdict(study.verdict)).toMatch(/points on average/);
  });

  it('cannot take cards out of starting decks', async () => {
    expect(isComparable(cards, 'seer')).toBe(false);
    await expect(studyCard(run, cards, 'seer', TERMS)).rejects.toThrow('seer');
  });
});

describe('a survey', () => {
  it('counts every game, seat and cult, and its numbers agree with each other', async () => {
    const report = await survey(run, cards, { players: 'apprentice', games: 30, seats: 3, seed: 'survey' });
    expect(report.games).toBe(30);
    expect(report.players).toBe('apprentice');
    expect(report.seats.map(({ games }) => games)).toEqual([30, 30, 30]);
    expect(report.seats.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 2);
    expect(Object.values(report.cults).reduce((sum, { games }) => sum + games, 0)).toBe(90);
    const { dominance, sites, mostRituals, total } = report.points;
    expect(dominance + sites + mostRituals).toBeCloseTo(total, 1);
    expect(report.rounds).toHaveLength(6);
    expect(report.rounds.at(-1)!.mean).toBeCloseTo(total, 2);
    for (const { winners, mean } of report.rounds.slice(3)) expect(winners).toBeGreaterThan(mean);
    for (const card of report.cards) expect(card.bought.games).toBeLessThanOrEqual(card.seen);
    expect(report.cards.find(({ id }) => id === 'seer')!.used!.value).toBeGreaterThan(0.5);
  });

  it('tells the two planted cards among the stacks of the base set, which all lie in its line', async () => {
    const report = await survey(run, cards, { players: 'apprentice', games: 150, seats: 4, seed: 'line' });
    const bought = outOfLine(report).flatMap((found) => (found.what === 'bought' ? [found.card] : []));
    expect(bought.toSorted()).toEqual(['planted:overpowered', 'planted:useless']);
  }, 60_000);

  it('lets Cultists play as at any table, and counts their rounds', async () => {
    const report = await survey(run, cards, { players: 'cultist', games: 2, seats: 2, seed: 'cultists' });
    expect(report.players).toBe('cultist');
    const own = report.cards.filter(({ cost }) => cost !== null);
    // No player has more than six rounds in a game, so no card more than 24 chances.
    for (const { seen, bought } of own) expect(Math.max(seen, bought.games)).toBeLessThanOrEqual(24);
    expect(own.some(({ bought }) => bought.games > 0)).toBe(true);
    const seer = report.cards.find(({ id }) => id === 'seer')!;
    expect(seer.used!.value).toBeGreaterThan(0.5);
    expect(seer.usedIfUsable!.games).toBeGreaterThan(0);
  });

  it('gives the same numbers again, and however the games are shared out', () => {
    const batch: Batch = {
      table: { players: 'apprentice', seats: 2, seed: 'parts', card: null },
      cost: null,
      from: 0,
      games: 25,
    };
    const whole = playBatch(batch, book);
    const sum = newTally();
    for (const part of partsOf(batch, 10)) addTally(sum, playBatch(part, book));
    expect(partsOf(batch, 10).map(({ games }) => games)).toEqual([10, 10, 5]);
    expect(sum).toEqual(whole);
  });

  it('deals the same table with a card and without it, but for the card', () => {
    const stacks = (isIn: boolean): string[] => {
      const config = labConfig({ seats: 4, seed: 'x', card: { id: 'planted:useless', isIn } }, book, 7);
      return Object.values(config['stacks'] as Record<string, { guardian: string }>).map(({ guardian }) => guardian);
    };
    const [isIn, isOut] = [stacks(true), stacks(false)];
    expect(isIn).toContain('planted:useless');
    expect(isOut).not.toContain('planted:useless');
    expect(isIn.filter((id) => isOut.includes(id))).toHaveLength(3);
  });
});
