import { describe, expect, it } from 'vitest';
import { liveStream } from '../../src/engine';
import '../../src/i18n/all';
import { appWords, namesFrom, wordsFor } from '../../src/i18n';
import { reasonFor } from '../../src/prompts/advice';
import { previewOf } from '../../src/prompts/preview';
import { tally } from '../../src/prompts/tally';
import { GameHost } from '../../src/session/remote/host';
import type { Moment, Reading, Request } from '../../src/session/remote/messages';
import type { TableView } from '../../src/session/view-types';
import { configOf, TABLES } from '../properties/random-games';

/** What the coach and the bar say of a decision, over random games. */

async function ask(host: GameHost, request: Request): Promise<Moment> {
  const reply = await host.handle(request);
  if (!('moment' in reply)) throw new Error(JSON.stringify(reply));
  return reply.moment;
}

/** Looks at every view in which the person of the i-th random game is asked; answers with the suggestion or at random. */
async function watch(i: number, look: (view: TableView, reading: Reading) => void): Promise<void> {
  const host = new GameHost();
  const opened = await host.handle({ ask: 'open', sources: [] });
  if (!('reading' in opened)) throw new Error(JSON.stringify(opened));
  const config = configOf(i);
  const seats = (config['seats'] as { cult: string }[]).map(({ cult }, at) => ({ cult, by: at === 0 ? 'human' : 'random' }));
  let moment = await ask(host, { ask: 'begin', start: { config: { ...config, seats } } });
  const below = liveStream(`advice ${i}`);
  for (let { decision } = moment.view; decision !== null; { decision } = moment.view) {
    look(moment.view, opened.reading);
    const random = decision.legal?.[below(decision.legal.length)] ?? decision.suggest;
    moment = await ask(host, { ask: 'answer', value: below(2) === 0 ? random : decision.suggest, id: decision.id });
  }
}

function booksOf(reading: Reading): Parameters<typeof previewOf>[1]['books'] {
  const names = namesFrom('en', (id) => reading.printed.find(([card]) => card === id)?.[1]);
  const card = (id: string): unknown => {
    const found = reading.cards.find((one) => one.id === id);
    const icons = found !== undefined && 'icons' in found ? (found.icons ?? {}) : {};
    const { attack = 0, power = 0, terror = 0 } = icons;
    const cost = found !== undefined && 'cost' in found ? (found.cost ?? null) : null;
    return { id, kind: found?.kind, icons: { attack, power, terror }, cost };
  };
  return { card, names, words: wordsFor('en', names) } as unknown as Parameters<typeof previewOf>[1]['books'];
}

describe('advice and preview', () => {
  it.each(TABLES.map((_, i) => i))('say something sensible of every option (game %i)', async (i) => {
    const reasons = new Set<string>();
    let costs = 0;
    await watch(i, (view, reading) => {
      const decision = view.decision!;
      const reason = reasonFor(decision);
      reasons.add(reason);
      const books = booksOf(reading);
      for (const lang of ['en', 'pl'] as const) {
        const app = appWords(lang);
        expect(app.coach.reasons[reason]).toMatch(/\p{L}.*\.$/u);
        for (const option of decision.options) {
          const words = previewOf([option], { view, decision, books, app });
          expect(words).not.toMatch(/undefined|NaN|null|-\d/);
          if (typeof option['cost'] === 'number' && option['cost'] > 0) {
            costs++;
            // What is on offer can be paid (R8.4).
            expect(words).toContain(String(option['cost']));
          }
        }
      }
    });
    expect(reasons.size).toBeGreaterThan(8);
    expect(costs).toBeGreaterThan(0);
  });

  it('equal labels are counted', () => {
    expect(tally(['Brute', 'Thug', 'Thug', 'Adept', 'Thug'])).toBe('Brute, 3 × Thug, Adept');
    expect(tally([])).toBe('');
  });
});
