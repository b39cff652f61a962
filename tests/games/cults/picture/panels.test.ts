import { describe, expect, it } from 'vitest';
import { FIELD_NAMES } from '../../../../src/games/cults/picture/config/board-layout';
import { liveStream } from '../../../../src/kernel';
import '../../../../src/games/cults/words/all';
import { Details } from '../../../../src/platform/i18n/details';
import { LANGS } from '../../../../src/platform/i18n/lang';
import { appWords, namesFrom, wordsFor, type ExplainTopic } from '../../../../src/games/cults/words';
import type { CultsReading } from '../../../../src/games/cults/reading';
import type { Condition } from '../../../../src/games/cults/contract/language';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { handSize, opponents, planMarkers, turnOrder } from '../../../../src/games/cults/picture/facts/facts';
import { fieldsOf } from '../../../../src/games/cults/picture/board/field-topics';
import { progressWords, tieWords } from '../../../../src/games/cults/picture/facts/objective';
import { piecesOf } from '../../../../src/games/cults/picture/board/pieces';
import { readFileSync } from 'node:fs';
import { PlayedGame, type Shown } from '../../../platform/host/played-game';

interface Played {
  readonly last: TableView;
  readonly reading: CultsReading;
}

/** Plays a game to its end; every person answers at random, from the seed. */
async function play(
  config: object,
  seed: string,
  look: (moment: Shown, reading: CultsReading) => void = () => undefined,
): Promise<Played> {
  const game = await PlayedGame.open();
  const { reading } = game;
  let moment = await game.begin({ config: { ...config, seed } });
  const below = liveStream(seed);
  for (let { decision } = moment.view; decision !== null; { decision } = moment.view) {
    look(moment, reading);
    const answer = decision.legal === undefined ? decision.suggest : decision.legal[below(decision.legal.length)]!;
    moment = await game.answer(answer);
  }
  return { last: moment.view, reading };
}

const people = (count: number): object => ({
  seats: ['dagon', 'cthulhu', 'hastur', 'chaugnar'].slice(0, count).map((cult) => ({ cult, by: 'human' })),
});

describe('the Objective of a solo game', () => {
  const cards = ['ascendance', 'three-thrones', 'total-dominance', 'unbroken-circle'];
  const hard = ['pure-order', 'the-great-seal', 'silent-hand', 'the-stars-are-right'];

  it.each([...cards, ...hard])('R12.8: %s stands in the panel as the engine decides it in the end', async (objective) => {
    for (let i = 0; i < 2; i++) {
      const config = { seats: [{ cult: 'dagon', by: 'human' }], solo: { npc: 'hastur', objective } };
      const { last } = await play(config, `objective ${objective} ${i}`);
      const met = last.objective!.requirements.map((one) => one.met);
      expect({ i, met: met.every((one) => one === true) }).toEqual({ i, met: last.outcome?.objective?.met });
      expect(met).not.toContain(null);
    }
  });

  it('R11.3: says beside a tick what breaks a tie, in both languages', () => {
    for (const lang of ['en', 'pl'] as const) {
      const { panels } = appWords(lang);
      const progress = { met: true, have: 3, need: 4, tie: 'dominance' } as const;
      expect(progressWords(progress, { leadsBy: 1 }, panels)).toBe('3 : 3');
      expect(tieWords(progress, panels)).toMatch(/Domina/);
      expect(tieWords({ met: true, have: 4, need: 4 }, panels)).toBe('');
    }
  });
});

describe('the progress of a requirement', () => {
  const { panels } = appWords('en');

  it('R12.8: is a fraction only where something is collected', () => {
    const told = (requirement: Condition, have: number, need: number, met: boolean): string =>
      progressWords({ met, have, need }, requirement, panels);
    expect(told({ count: 'dominance', atLeast: 2 }, 1, 2, false)).toBe('1/2');
    expect(told({ everywhere: { count: 'sites', where: 'here', atLeast: 1 } }, 2, 4, false)).toBe('2/4');
    expect(told({ leadsBy: 1 }, 9, 2, true)).toBe('9 : 1');
    expect(told({ leadsBy: 4 }, 3, 8, false)).toBe('3 : 4');
    expect(told({ count: 'rituals', moreThan: { count: 'rituals', of: 'rivals' } }, 2, 4, false)).toBe('2 : 3');
    expect(told({ count: 'dominance', of: 'rivals', atMost: 2 }, 0, 2, true)).toBe('met');
    expect(told({ count: 'rituals', levels: [3], atLeast: 1 }, 0, 1, false)).toBe('not yet');
  });
});

describe('numbers on the table', () => {
  it('R8.5: a card costs on the board what it costs when it is bought', async () => {
    let compared = 0;
    for (let i = 0; i < 3; i++)
      await play(people(3), `prices ${i}`, ({ view }) => {
        const district = view.turn?.district;
        if (view.decision?.kind !== 'augment' || district === undefined) return;
        for (const { card, stack, cost } of view.decision.options) {
          if (typeof card !== 'string' || typeof stack !== 'string') continue;
          const tag = piecesOf(view).find(({ at }) => at === `${district}/${stack}`);
          expect(tag?.layers).toContainEqual(expect.objectContaining({ isPrice: true, text: String(cost) }));
          compared++;
        }
      });
    expect(compared).toBeGreaterThan(10);
  });

  it('R3.6: Sanity on the board is what Terror met', async () => {
    let met = 0;
    for (let i = 0; i < 4; i++) {
      let before: TableView | null = null;
      await play(people(2), `sanity ${i}`, ({ passages, view }) => {
        for (const passage of passages) {
          for (const { type, district, sanity } of passage.events) {
            if (type !== 'terrorSucceeded' || before === null) continue;
            const shown = piecesOf(before).find(({ at }) => at === `${String(district)}/sanity`);
            expect(shown?.layers).toContainEqual(expect.objectContaining({ text: String(sanity) }));
            met++;
          }
          before = passage.view;
        }
        before = view;
      });
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe('who is next', () => {
  it('R8.1: the seat named comes next, or has no Plan marker on top', async () => {
    let before: { readonly seat: string; readonly next: string | null } | null = null;
    let right = 0;
    await play(people(4), 'turn order', ({ view }) => {
      if (view.decision?.kind !== 'takePlan') return;
      const { now, next } = turnOrder(view);
      expect(now).toBe(view.decision.seat);
      if (before !== null && before.next !== null && now !== before.next) {
        const wanted = before.next;
        expect(Object.values(view.districts).some(({ plans }) => plans.at(-1) === wanted)).toBe(false);
      } else right++;
      before = { seat: view.decision.seat, next: lastOfRound(view) ? null : next };
    });
    expect(right).toBeGreaterThan(40);
  });

  const lastOfRound = (view: TableView): boolean =>
    Object.values(view.districts).reduce((sum, { plans }) => sum + plans.length, 0) <= 1;

  it('R5.2: opponents sit in turn order from the viewer’s left; hands and markers are counted', async () => {
    const { last } = await play(people(3), 'seats', ({ view }) => {
      const own = view.seats.indexOf(view.seat!);
      expect(opponents(view)).toEqual([view.seats[(own + 1) % 3], view.seats[(own + 2) % 3]]);
      for (const cult of view.seats) {
        expect(handSize(view, cult)).toBeGreaterThanOrEqual(0);
        const { left, all } = planMarkers(view, cult);
        expect(left).toBeLessThanOrEqual(all);
        expect(all).toBeLessThanOrEqual(4);
      }
    });
    expect(turnOrder(last)).toEqual({ now: null, next: null });
  });
});

describe('explanations', () => {
  const rules = new Set(
    [...readFileSync('docs/rules.en.md', 'utf8').matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map((match) => match[1]!),
  );
  const topics = Object.keys(appWords('en').explain) as ExplainTopic[];
  const params = { cult: 'dagon', district: 'uptown', kind: 'guardian', level: 'II', count: 2, left: 3, total: 4, card: 'brute' };
  /** Cards explain themselves: they are shown large. */
  const bare: readonly string[] = ['card', 'pileCard', 'handCard'];

  it.each(LANGS)('of everything there is a sentence and a rule that exists (%s)', (lang) => {
    const names = namesFrom(lang, () => undefined);
    const say = { words: wordsFor(lang, names), names };
    for (const topic of topics) {
      const { title, text, rule } = appWords(lang).explain[topic](new Details(params), say);
      if (bare.includes(topic)) continue;
      expect({ topic, title, text }).toEqual({ topic, title: expect.stringMatching(/\S/), text: expect.stringMatching(/[.:]$/) });
      expect(`${title} ${text}`).not.toMatch(/undefined|NaN/);
      const cited = rule.split(', ');
      expect(cited.filter((number) => !rules.has(number)).map((number) => `${topic}: ${number}`)).toEqual([]);
    }
  });

  it('languages cite the same rules', () => {
    const names = namesFrom('en', () => undefined);
    const say = { words: wordsFor('en', names), names };
    for (const topic of topics) {
      const [en, pl] = LANGS.map((lang) => appWords(lang).explain[topic](new Details(params), say).rule);
      expect(`${topic} ${pl}`).toBe(`${topic} ${en}`);
    }
  });

  it('every piece on the board is explained', async () => {
    await play(people(4), 'pieces', ({ view }) => {
      for (const { about } of piecesOf(view)) expect(topics).toContain(about.topic);
      // And every field, but that of Sanity, which is never empty.
      for (const district of Object.keys(view.districts))
        expect(fieldsOf(view, district).map(([field]) => field)).toEqual(
          expect.arrayContaining(FIELD_NAMES.filter((field) => field !== 'sanity')),
        );
    });
  });
});
