import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardText } from '../../../src/tools/cli/cards/card-text';
import type { Card, CultCard } from '../../../src/games/cults/rules';
import { LANGS } from '../../../src/platform/i18n/lang';
import { baseBook, baseLibrary } from '../../../src/games/cults/base-set/books';
import { load, watchTables, type TestTable } from '../../harness';
import { cults } from '../../games/cults/rules/seats';
import { expectReady } from '../ready';
import { itCosts, itGivesItsIcons } from './in-play';

/** A row of the list of cards: what is printed on the card beside its text. */
export type Printed = (
  | { readonly kind: 'starting'; readonly icons: string; readonly copies: number; readonly keyword?: string }
  | { readonly kind: 'disorganization' }
  | { readonly kind: 'guardian' | 'action'; readonly cost: number; readonly icons: string; readonly keyword: string }
  | { readonly kind: 'city'; readonly investigators: readonly string[]; readonly lasts: 'once' | 'round' | 'game' }
  | { readonly kind: 'setup' }
  | { readonly kind: 'objective'; readonly difficulty: number }
  | { readonly kind: 'npc'; readonly number: number }
) & {
  /** What the text must say, numbers above all, in English and in Polish; a card without a text leaves it out. */
  readonly en?: readonly string[];
  readonly pl?: readonly string[];
};

/** The cases of one file of the base set. Whatever a case did, all its tables are ready for the next decision at its end. */
export function describeFile(path: string, cases: () => void): void {
  describe(path, () => {
    let tables: TestTable[] = [];
    beforeEach(() => {
      tables = [];
      watchTables(tables);
    });
    afterEach(() => {
      watchTables(null);
      tables.forEach(expectReady);
    });
    cases();
  });
}

/** The cases of a card: first what its row says, then what only this card does. */
export function describeCard(id: string, printed: Printed, cases: () => void): void {
  const found = baseBook().book.cards.filter((card) => card.id === id);
  describeFile(id, () => {
    it('is declared once, as it is printed', () => {
      expect(found.map(rowOf)).toEqual([withoutTexts(printed)]);
    });
    itSpeaks(id, printed);
    if ('icons' in printed) itGivesItsIcons(id, printed.icons);
    if ('cost' in printed) itCosts(id, printed.kind, printed.cost);
    if (printed.kind === 'starting') itIsDealt(id, printed.copies);
    if (printed.kind === 'city') {
      itAdvances(id, printed.investigators);
      itLasts(id, printed.lasts);
    }
    cases();
  });
}

const withoutTexts = ({ en: _, pl: __, ...row }: Printed): object => row;

/** The same row, read from the declaration. */
function rowOf(card: Card): object {
  switch (card.kind) {
    case 'city':
      return { kind: card.kind, investigators: card.investigators ?? [], lasts: card.lasts };
    case 'setup':
      return { kind: card.kind };
    case 'objective':
      return { kind: card.kind, difficulty: card.difficulty };
    case 'npc':
      return { kind: card.kind, number: card.number };
    case 'disorganization':
      return { kind: card.kind };
    case 'starting':
      return { kind: card.kind, ...iconsAndKeyword(card), copies: baseBook().book.cults[0]!.deck[card.id] };
    default:
      return { kind: card.kind, cost: card.cost, ...iconsAndKeyword(card) };
  }
}

function iconsAndKeyword({ icons = {}, abilities = [] }: CultCard): object {
  const { attack = 0, power = 0, terror = 0 } = icons;
  const keywords = [...new Set(abilities.map((ability) => ability.keyword))];
  const shown = 'A'.repeat(attack) + 'P'.repeat(power) + 'T'.repeat(terror);
  return { icons: shown, ...(keywords.length === 0 ? {} : { keyword: keywords.join(' ') }) };
}

function itSpeaks(id: string, { en = [], pl = [] }: Printed): void {
  const texts = (): string[] => {
    const card = baseBook().book.cards.find((one) => one.id === id)!;
    return LANGS.map((lang) => cardText(card, lang, baseLibrary()));
  };
  if (en.length + pl.length === 0) {
    it('has a name in English and in Polish and no text', () => {
      for (const lang of LANGS) expect(baseLibrary().printed.get(id)?.name[lang]).toMatch(/^\p{Lu}/u);
      expect(texts()).toEqual(['', '']);
    });
    return;
  }
  it('says what it does, with its numbers, in English and in Polish', () => {
    for (const lang of LANGS) expect(baseLibrary().printed.get(id)?.name[lang]).toMatch(/^\p{Lu}/u);
    expect(Math.min(en.length, pl.length)).toBeGreaterThan(0);
    texts().forEach((text, i) => {
      expect(text).toMatch(/^[\p{Lu}\d].*\.\)?$/su);
      expect(text).not.toMatch(/undefined|NaN|\[object|null| {2}|\(\)| [.,:;]|\.\.|,,|::/);
      for (const fragment of [en, pl][i]!) expect(text).toContain(fragment);
    });
  });
}

function itIsDealt(id: string, copies: number): void {
  it(`R4.4 every cult begins with ${copies} of it`, () => {
    for (const { deck } of baseBook().book.cults) expect(deck[id]).toBe(copies);
  });
}

const DISTRICTS = ['downtown', 'rivertown', 'uptown', 'northside'];

function itAdvances(id: string, named: readonly string[]): void {
  it(`R7.1 advances ${JSON.stringify(named)} by one field and no other`, () => {
    const t = load({ seats: cults(4), round: 2, phase: 'city', city: { deck: [id] } });
    expect(DISTRICTS.map((name) => t.district(name).track)).toEqual(DISTRICTS.map((name) => (named.includes(name) ? 3 : 4)));
  });
}

/** R7.1: which changes of rules numbers a card has left behind in its own round and in the next. */
function itLasts(id: string, lasts: 'once' | 'round' | 'game'): void {
  it(`R7.1 its effect lasts: ${lasts}`, () => {
    const next = id === 'police-raid' ? 'asylum-breakout' : 'police-raid';
    const t = load({ seats: cults(2), round: 2, phase: 'city', city: { deck: [id, next] } });
    const left = (): string[] => (t.view()['modifiers'] as { source: string }[]).map((modifier) => modifier.source);
    t.until('takePlan');
    expect(left()).toEqual(lasts === 'once' ? [] : [id]);
    t.until('placePlan');
    expect(t.view()['round']).toBe(3);
    expect(left()).toEqual(lasts === 'game' ? [id] : []);
  });
}
