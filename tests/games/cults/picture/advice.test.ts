import { describe, expect, it } from 'vitest';
import { liveStream } from '../../../../src/kernel';
import '../../../../src/games/cults/words/all';
import { appWords, namesFrom, wordsFor } from '../../../../src/games/cults/words';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { actOf, previewOf, questionOf, suggestionOf } from '../../../../src/games/cults/picture/prompts/sentences';
import { spokenNames } from '../../../../src/games/cults/picture/prompts/spoken-names';
import { StagedChoice } from '../../../../src/platform/prompts/staged-choice';
import { tally } from '../../../../src/platform/prompts/tally';
import type { CultsReading } from '../../../../src/games/cults/reading';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { configOf, TABLES } from '../properties/random-games';
import { PlayedGame } from '../../../platform/host/played-game';

/** What the bar says of a decision, and how it names an answer, over random games. */

/** Looks at every view in which the person of the i-th random game is asked; answers with the suggestion or at random. */
async function watch(i: number, look: (view: TableView, reading: CultsReading) => void): Promise<void> {
  const game = await PlayedGame.open();
  const config = configOf(i);
  const seats = (config['seats'] as { cult: string }[]).map(({ cult }, at) => ({ cult, by: at === 0 ? 'human' : 'random' }));
  let moment = await game.begin({ config: { ...config, seats } });
  const below = liveStream(`advice ${i}`);
  for (let { decision } = moment.view; decision !== null; { decision } = moment.view) {
    look(moment.view, game.reading);
    const random = decision.legal?.[below(decision.legal.length)] ?? decision.suggest;
    moment = await game.answer(below(2) === 0 ? random : decision.suggest);
  }
}

function booksOf(reading: CultsReading, lang: 'en' | 'pl'): Parameters<typeof previewOf>[1]['books'] {
  const names = namesFrom(lang, (id) => reading.printed.find(([card]) => card === id)?.[1]);
  const card = (id: string): unknown => {
    const found = reading.cards.find((one) => one.id === id);
    const icons = found !== undefined && 'icons' in found ? (found.icons ?? {}) : {};
    const { attack = 0, power = 0, terror = 0 } = icons;
    const cost = found !== undefined && 'cost' in found ? (found.cost ?? null) : null;
    return { id, name: names.card(id), kind: found?.kind, icons: { attack, power, terror }, cost };
  };
  const cult = (id: string): unknown => ({ name: names.cult(id) });
  return { card, cult, names, reading, words: wordsFor(lang, names) } as unknown as Parameters<typeof previewOf>[1]['books'];
}

/** With what a sentence about a choice begins; a card's own choices are in the words of the card. */
const VERBS = {
  en: /^(Put|Place|Use|Turn|Take|Return|Discard|Pay|Destroy|Commit|Add|Remove|Choose|Move|Keep|Swap|Raise|Roll again|Buy|Draw|Replace)\b/,
  pl: /^(Połóż|Umieść|Użyj|Obróć|Zdejmij|Weź|Oddaj|Odrzuć|Zapłać|Zniszcz|Wystaw|Dołóż|Usuń|Wybierz|Przenieś|Zachowaj|Zamień|Podnieś|Przerzuć|Kup|Dobierz|Zastąp)[ :]/,
};

describe('advice and preview', () => {
  it.each(TABLES.map((_, i) => i))('say something sensible of every option (game %i)', async (i) => {
    let costs = 0;
    await watch(i, (view, reading) => {
      const decision = view.decision!;
      for (const lang of ['en', 'pl'] as const) {
        const books = booksOf(reading, lang);
        const app = appWords(lang);
        expect(suggestionOf({ view, decision, books, app }, decision.suggest)).toMatch(/^\p{Lu}/u);
        // Whoever cannot see the table hears what each target does, and no two alike.
        const spoken = spokenNames(new StagedChoice(decision, (option) => stagesOf(option, view, decision)).offers, {
          view,
          decision,
          books,
          app,
        });
        expect(spoken.filter((name, at) => name === '' || spoken.indexOf(name) !== at)).toEqual([]);
        for (const option of decision.options) {
          const words = previewOf([option], { view, decision, books, app });
          expect(words).not.toMatch(/undefined|NaN|null|-\d/);
          // A sentence begins with what is done; the name alone says nothing of that.
          const act = actOf([option], { view, decision, books, app });
          expect(act).not.toMatch(/undefined|NaN|null/);
          if (option.pass !== true && decision.kind !== 'chooseOne') expect(act).toMatch(VERBS[lang]);
          if (typeof option['cost'] === 'number' && option['cost'] > 0) {
            costs++;
            // What is on offer can be paid (R8.4).
            expect(act).toContain(String(option['cost']));
            expect(words).toMatch(/\d.*\d/);
          }
        }
      }
    });
    expect(costs).toBeGreaterThan(0);
  });

  it('a choice of dice tells which ones, and how many re-rolls are left (R7.3)', () => {
    const options = [
      { id: 'die-1', die: 1, face: 'thug' },
      { id: 'die-2', die: 2, face: 'blank' },
    ];
    const decision = { id: 1, seat: 'dagon', kind: 'reroll', options, min: 0, max: 2, suggest: [], refused: [] };
    const said = (lang: 'en' | 'pl', rerolls: number): string[] => {
      const view = { dice: { seat: 'dagon', faces: [], rerolls } } as unknown as TableView;
      const books = {
        words: wordsFor(
          lang,
          namesFrom(lang, () => undefined),
        ),
      } as Parameters<typeof actOf>[1]['books'];
      const context = { view, decision, books, app: appWords(lang) };
      return [actOf(options, context), questionOf(context).split(/[.?] /).at(-1)!];
    };
    expect(said('en', 2)).toEqual(['Roll again: die 2 (Thug), die 3 (Bad Luck)', '2 rolls left.']);
    expect(said('pl', 2)).toEqual(['Przerzuć: kość 2 (Zbir), kość 3 (Zły Los)', 'Zostały 2 przerzuty.']);
    const view = { dice: { seat: 'dagon', faces: ['thug', 'freak', 'freak'], rerolls: 0 } } as unknown as TableView;
    const words = wordsFor(
      'en',
      namesFrom('en', () => undefined),
    );
    const books = { words } as Parameters<typeof actOf>[1]['books'];
    const asked = { ...decision, kind: 'useAbility', options: [] };
    expect(questionOf({ view, decision: asked, books, app: appWords('en') })).toContain('Your dice: Thug, 2 × Freak.');
    expect([said('en', 1)[1], said('pl', 1)[1], said('pl', 5)[1]]).toEqual([
      'This is the last roll.',
      'To ostatni przerzut.',
      'Zostało 5 przerzutów.',
    ]);
  });

  it('a card that asks says what for, unless it has several abilities', () => {
    const options = [{ id: 'adept', card: 'adept', zone: 'hand' }];
    const decision = {
      id: 1,
      seat: 'dagon',
      kind: 'chooseCard',
      source: 'seer',
      options,
      min: 1,
      max: 1,
      suggest: [],
      refused: [],
    };
    const one = { keyword: 'mobilization', text: 'Discard another card from your hand, then draw a card.' };
    const asks = (parts: readonly (typeof one)[]): string => {
      const books = {
        card: () => ({ parts }),
        words: wordsFor(
          'en',
          namesFrom('en', () => undefined),
        ),
      };
      const context = { view: {} as TableView, decision, books, app: appWords('en') };
      return questionOf(context as unknown as Parameters<typeof questionOf>[0]);
    };
    expect(asks([one])).toMatch(/choose one card\. “Discard another card from your hand, then draw a card\.”$/);
    expect(asks([one, one])).toMatch(/choose one card\.$/);
  });

  it('equal labels are counted', () => {
    expect(tally(['Brute', 'Thug', 'Thug', 'Adept', 'Thug'])).toBe('Brute, 3 × Thug, Adept');
    expect(tally([])).toBe('');
  });
});
