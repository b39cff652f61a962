import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { namesOf } from '../../../../src/tools/cli/words';
import '../../../../src/games/cults/words/all';
import { LANGS } from '../../../../src/platform/i18n/lang';
import {
  wordAbility,
  wordCard,
  wordCity,
  wordNpcPlan,
  wordObjective,
  wordRules,
  wordTrigger,
} from '../../../../src/games/cults/words';
import type { Lang } from '../../../../src/platform/i18n/lang';
import type { Names } from '../../../../src/games/cults/words';
import { COUNT_WORDS, VERBS as VERB_TABLE, WHO_WORDS, WINDOW_WORDS } from '../../../../src/games/cults/contract/language';
import { DISTRICTS, FACES, RULES, STACKS, TOKENS } from '../../../../src/games/cults/rules';

const SEED = 1926;

const namesIn = (lang: Lang): Names => ({ card: (id) => namesOf(lang).card(id), cult: (id) => id });
const card = (declared: object, lang: Lang): string => wordCard(declared, lang, namesIn(lang));
const effects = (list: readonly object[], lang: Lang): string =>
  wordAbility({ keyword: 'terror', effects: list }, lang, namesIn(lang));
const both = (list: readonly object[]): string[] => LANGS.map((lang) => effects(list, lang));
const asked = (when: object): string[] => LANGS.map((lang) => wordAbility({ when, effects: [] }, lang, namesIn(lang)));

function expectClean(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\d“„…]/u);
  expect(text).not.toMatch(/undefined|NaN|\[object|null| {2}|\(\)| [.,:;]|\.\.|,,|::/);
}

const base = baseBook().book;

describe('the cards of the base set', () => {
  // What each of them says is in its own test: tests/mods/base.
  it('are silent where they can do nothing', () => {
    for (const id of ['acolyte', 'npc-overview']) expect(card(base.cards.find((each) => each.id === id)!, 'pl')).toBe('');
  });
});

describe('numbers in Polish', () => {
  it.each([
    [1, 'kartę', 'Zbira', '1 Moc', 'Miejsce'],
    [2, '2 karty', '2 Zbirów', '2 Moce', 'co najmniej 2 Miejsca'],
    [5, '5 kart', '5 Zbirów', '5 Mocy', 'co najmniej 5 Miejsc'],
    [12, '12 kart', '12 Zbirów', '12 Mocy', 'co najmniej 12 Miejsc'],
    [22, '22 karty', '22 Zbirów', '22 Moce', 'co najmniej 22 Miejsca'],
  ])('%i', (count, cards, thugs, power, sites) => {
    expect(effects([{ do: 'draw', count }], 'pl')).toBe(`Dobierz ${cards}.`);
    expect(effects([{ do: 'gain', token: 'thug', count }], 'pl')).toBe(`Weź ${thugs}.`);
    expect(effects([{ do: 'pay', power: count, effects: [] }], 'pl')).toBe(`Zapłać ${power}.`);
    expect(asked({ count: 'sites', atLeast: count })[1]).toBe(`Jeśli masz ${sites} Kultu na planszy.`);
  });
});

describe('parts of an ability', () => {
  it('every window of the book has words', () => {
    for (const window of WINDOW_WORDS) {
      for (const lang of LANGS) expect(wordAbility({ window, effects: [] }, lang, namesIn(lang))).not.toContain(`“${window}”`);
    }
  });

  it('forfeit, self and condition stand before the colon', () => {
    const declared = { window: 'reveal', forfeit: true, self: 'destroy', effects: [{ do: 'addAttack', count: 2 }] };
    expect(wordAbility(declared, 'en', namesIn('en'))).toBe(
      'When forces are revealed, instead of its icons, destroy this card: add 2 Attack to your side in this Confrontation.',
    );
    expect(wordAbility(declared, 'pl', namesIn('pl'))).toBe(
      'Przy odkrywaniu sił, zamiast symboli zniszcz tę kartę: zwiększ swój Atak w tej Konfrontacji o 2.',
    );
  });

  it('abilities of several keywords and reactions have lines of their own', () => {
    const draw = [{ do: 'draw', count: 1 }];
    const declared = {
      abilities: [
        { keyword: 'hiding', effects: draw },
        { keyword: 'terror', effects: draw },
      ],
      triggers: [{ on: 'ritualPlaced', by: 'rival', effects: draw }],
    };
    expect(card(declared, 'en')).toBe('Draw a card.\nDraw a card.\nWhen an opponent places a Ritual, if you wish: draw a card.');
    expect(card(declared, 'pl').split('\n')[2]).toBe('Gdy przeciwnik umieści Rytuał, jeśli chcesz: dobierz kartę.');
  });
});

describe('who acts', () => {
  it.each([
    ['rivals', 'Each opponent draws a card.', 'Każdy przeciwnik dobiera kartę.'],
    ['everyone', 'Each player draws a card.', 'Każdy gracz dobiera kartę.'],
    ['firstCultist', 'The First Cultist draws a card.', 'Pierwszy Kultysta dobiera kartę.'],
    ['eventSeat', 'That player draws a card.', 'Ten gracz dobiera kartę.'],
    ['npc', 'The NPC draws a card.', 'NPC dobiera kartę.'],
    ['owner', 'Draw a card.', 'Dobierz kartę.'],
    ['you', 'Draw a card.', 'Dobierz kartę.'],
  ])('%s', (who, ...texts) => {
    expect(both([{ do: 'draw', count: 1, who }])).toEqual(texts);
  });

  it('several deeds of one share their subject', () => {
    const inner = [
      { do: 'draw', count: 2 },
      { do: 'lose', token: 'freak', count: 1 },
    ];
    expect(both([{ do: 'forEach', who: 'rivals', where: { count: 'sites', atMost: 0 }, effects: inner }])).toEqual([
      'Each opponent who has no Cult Site on the board draws 2 cards, then returns a Freak.',
      'Każdy przeciwnik, który nie ma Miejsca Kultu na planszy, dobiera 2 karty, a potem oddaje Odmieńca.',
    ]);
  });
});

const VERBS = Object.keys(VERB_TABLE);

describe('the vocabulary', () => {
  it.each(VERBS)('%s has words of its own', (verb) => {
    const inner = [{ do: 'draw', count: 1 }];
    const numbers = { power: 1, count: 1, level: 1, from: 1, to: 2, number: 'sanity', set: 1 };
    const rest = { ...numbers, face: 'any', lasts: 'round', is: { moved: true }, who: 'everyone', effects: inner };
    const options = [{ choice: 'a', effects: inner }];
    const texts = both([{ do: verb, ...rest, options, triggers: [{ on: 'roundEnded', effects: inner }] }]);
    for (const text of texts) {
      expectClean(text);
      expect(text).not.toMatch(new RegExp(`[“„]${verb}”`));
    }
    expect(texts[0]).not.toBe(texts[1]);
  });

  it.each(COUNT_WORDS)('count %s has words of its own', (count) => {
    const texts = asked({ count, atLeast: 2 });
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[1]).not.toMatch(new RegExp(` ${count}\\b`));
  });

  it('what nobody knows is called by its name', () => {
    expect(both([{ do: 'zap' }])).toEqual(['The effect “zap” happens.', 'Zachodzi efekt „zap”.']);
  });

  it('every event that an engine emits can be waited for', () => {
    const events = readFileSync(join(import.meta.dirname, '../../../../src/games/cults/words/en/events.ts'), 'utf8');
    const known = [...events.matchAll(/^ {2}(\w+)[,:]/gm)]
      .map((match) => match[1]!)
      .filter((on) => !/^(answerUndone|mod)/.test(on));
    expect(known.length).toBeGreaterThan(50);
    for (const on of known)
      for (const lang of LANGS) expect(wordTrigger({ on, effects: [] }, lang, namesIn(lang))).not.toContain(`${on}”`);
  });
});

/* Random declarations. Numbers stand only where the vocabulary has them and where they mean something. */

const n = fc.integer({ min: 0, max: 12 });
const of = (...ids: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...ids);
/** Some of the keys are left out. */
const loose = (keys: Readonly<Record<string, fc.Arbitrary<unknown>>>, required: readonly string[] = []): fc.Arbitrary<object> =>
  fc.record(keys, { requiredKeys: [...required] });
const who = of(...WHO_WORDS);
const where = of('here', 'anywhere', 'elsewhere', 'choice', ...DISTRICTS);
const yes = fc.constant(true);
const levels = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 });
const LEVELLED = ['rituals', 'supplyRituals'];
const quantity: fc.Arbitrary<object> = fc.oneof(
  loose({ count: of(...LEVELLED), of: who, where, levels }, ['count']),
  loose({ count: of(...COUNT_WORDS.filter((id) => !LEVELLED.includes(id))), of: who, where }, ['count']),
);
const amount = fc.oneof(n, quantity, fc.record({ rule: of(...Object.keys(RULES)) }));

const modifier = (lasts: fc.Arbitrary<string>, extra: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> =>
  loose(
    {
      number: of(...Object.keys(RULES)),
      add: fc.integer({ min: -9, max: 9 }),
      set: n,
      atLeast: n,
      atMost: n,
      where: of('here', ...DISTRICTS),
      of: of('you', 'everyone'),
      kind: of(...STACKS),
      lasts,
      ...extra,
    },
    ['number', 'lasts', ...Object.keys(extra).filter((key) => key === 'do')],
  );

const counting = (verb: string, keys: Readonly<Record<string, fc.Arbitrary<unknown>>>, required: readonly string[] = []) =>
  loose({ do: fc.constant(verb), ...keys }, ['do', ...required]);

const leaf: fc.Arbitrary<object> = fc.oneof(
  counting('draw', { count: amount, who }, ['count']),
  counting('discard', { count: n, upTo: yes, other: yes, who }, ['count']),
  counting('destroyDiscard', { only: of('disorganization', 'adept'), who }),
  counting('disorganization', { count: amount, who }),
  counting('takeFromStack', { where, kind: of(...STACKS), to: of('hand', 'deck'), notAcquired: yes }, ['where']),
  counting('keepCards', { count: fc.oneof(n, fc.constant('all')), except: of('safe-house') }, ['count']),
  counting('gain', { token: of('choice', ...TOKENS), count: amount, who }, ['token', 'count']),
  counting('lose', { token: of('choice', ...TOKENS), count: amount, who }, ['token', 'count']),
  counting('placeRitual', { level: fc.oneof(fc.integer({ min: 1, max: 3 }), of('highest', 'lowest')), where }, [
    'level',
    'where',
  ]),
  counting('moveRitual', { from: where, to: where, raise: yes, levels }, ['from', 'to']),
  counting('removeRitual', { of: of('rivals', 'you', 'everyone'), where, levels }, ['of', 'where']),
  counting('placeDominance', { where, count: amount }, ['where']),
  counting('removeDominance', { of: of('rivals', 'you'), where }, ['of', 'where']),
  fc.record({ do: of('advanceInvestigator', 'placeInvestigator', 'removeInvestigator'), where, count: n }),
  fc.record({ do: of('swapPlans', 'raiseRitual', 'placeSite'), where }),
  counting('setDie', { face: of('any', ...FACES) }, ['face']),
  fc.record({ do: of('addThugs', 'addAttack'), count: amount }),
  fc.record({ do: of('skipAdvance', 'keepRitual', 'joinTopCard', 'passOnDisorganization', 'saveRitual', 'dominate') }),
  modifier(of('turn', 'game'), { do: fc.constant('change') }),
  modifier(fc.constant('round'), { do: fc.constant('change'), rounds: n }),
);

const { condition, effect } = fc.letrec<{ condition: object; effect: object }>((tie) => {
  const list = fc.array(tie('effect'), { minLength: 1, maxLength: 2 });
  const test = tie('condition');
  const choice = loose({ choice: of('draw', 'x'), when: test, effects: list }, ['choice', 'effects']);
  const trigger = loose(
    { on: of('ritualPlaced', 'roundEnded', 'odd'), by: of('owner', 'rival'), where: test, optional: yes, effects: list },
    ['on', 'effects'],
  );
  return {
    condition: fc.oneof(
      { maxDepth: 2 },
      fc.tuple(quantity, loose({ atLeast: n, atMost: n, moreThan: quantity })).map(([a, b]) => ({ ...a, ...b })),
      fc.record({ leadsBy: n }),
      fc.record({ not: test }),
      fc.record({ all: fc.array(test, { maxLength: 2 }) }),
      fc.record({ any: fc.array(test, { maxLength: 2 }) }),
      fc.record({ everywhere: test }),
      fc.constant({ moved: true }),
    ),
    effect: fc.oneof(
      { maxDepth: 2 },
      leaf,
      counting('subscribe', { triggers: fc.array(trigger, { minLength: 1, maxLength: 2 }), lasts: of('round'), rounds: n }, [
        'triggers',
        'lasts',
      ]),
      counting('chooseOne', { who, options: fc.array(choice, { minLength: 1, maxLength: 3 }) }, ['options']),
      counting('chooseDistrict', { who, where: test, effects: list }, ['effects']),
      counting('chooseSeat', { of: of('rivals', 'everyone'), who, where: test, effects: list }, ['of', 'effects']),
      fc.record({ do: fc.constant('chooseNumber'), from: n, to: n, effects: list }),
      counting('forEach', { who, where: test, effects: list }, ['who', 'effects']),
      counting('forEachDistrict', { where: test, effects: list }, ['effects']),
      counting('if', { is: test, effects: list, else: list }, ['is', 'effects']),
      fc.record({ do: fc.constant('pay'), power: n, effects: list }),
    ),
  };
});

/** Every copy of a declaration that has one number changed by one. */
function changed(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (Array.isArray(value)) return value.flatMap((item, i) => changed(item).map((other) => value.with(i, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => changed(inner).map((other) => ({ ...value, [key]: other })));
}

describe('any declaration', () => {
  it('is worded, and a change of any of its numbers changes the words', () => {
    fc.assert(
      fc.property(effect, (one) => {
        const said = both([one]);
        said.forEach(expectClean);
        for (const other of changed(one) as object[]) {
          both([other]).forEach((text, i) => expect(text).not.toBe(said[i]));
        }
      }),
      { seed: SEED, numRuns: 600 },
    );
  });

  it('is worded on every kind of card', () => {
    const kinds = of('starting', 'city', 'objective', 'npc', 'setup', 'odd');
    const any = fc.record({ kind: kinds, effects: fc.array(effect), requires: fc.array(condition), lasts: of('once', 'game') });
    fc.assert(
      fc.property(any, (declared) => {
        for (const lang of LANGS) expect(card(declared, lang)).not.toMatch(/undefined|\[object/);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.object({ key: of('do', 'effects', 'count', 'where', 'abilities', 'kind', 'who', 'levels') }), (declared) => {
        for (const lang of LANGS) {
          const names = namesIn(lang);
          const texts = [card(declared, lang), effects([declared], lang), wordTrigger(declared, lang, names)];
          texts.push(wordCity(declared, lang, names), wordObjective(declared, lang, names), wordNpcPlan(declared, lang, names));
          texts.push(wordRules([declared], lang, names));
          for (const text of texts) expect(text).not.toContain('[object');
        }
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('may hold itself', () => {
    const endless: Record<string, unknown> = { do: 'forEach', who: 'everyone' };
    endless['effects'] = [endless];
    for (const text of both([endless])) expect(text).toContain('…');
  });
});

describe('house rules', () => {
  it('are one sentence each', () => {
    const rules = [
      { number: 'mobilizationDraw', set: 7, lasts: 'game' },
      { number: 'siteCost', add: -2, atLeast: 1, where: 'uptown', lasts: 'game' },
    ];
    expect(wordRules(rules, 'en', namesIn('en'))).toBe(
      'Everyone draws 7 cards in Mobilization. The cost of a Cult Site in Uptown is 2 Power lower, but at least 1.',
    );
    expect(wordRules(rules, 'pl', namesIn('pl'))).toBe(
      'Każdy dobiera 7 kart w Mobilizacji. Koszt Miejsca Kultu w Uptown maleje o 2 Moce, ale wynosi co najmniej 1.',
    );
  });
});
