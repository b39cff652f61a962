import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../src/tools/cli/words';
import { RandomBot } from '../../../../src/platform/bots';
import * as engine from '../../../../src/games/cults/rules';
import { redactAll, type Decision, type GameEvent, openAsk } from '../../../../src/kernel';
import '../../../../src/games/cults/words/all';
import { LANGS, type Lang } from '../../../../src/platform/i18n/lang';
import { wordsFor, type Names, type Words } from '../../../../src/games/cults/words';
import { en } from '../../../../src/games/cults/words/en';
import { english as platformEnglish } from '../../../../src/platform/i18n/en';
import { languageOf } from '../../../../src/platform/i18n/language';
import { englishLater } from '../../../../src/platform/i18n/en/later';
import { polishLater } from '../../../../src/platform/i18n/pl/later';
import { englishErrors } from '../../../../src/games/cults/words/errors-en';
import { polishErrors } from '../../../../src/games/cults/words/errors-pl';
import { polish as platformPolish } from '../../../../src/platform/i18n/pl';
import { pl } from '../../../../src/games/cults/words/pl';
import { english, polish } from '../../../../src/platform/i18n/plural';
import { DECISION_KINDS } from '../../../../src/games/cults/contract/decisions';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { asked, emitted, errorCodes, PLAYED, refusalCodes } from './in-sources';

const namesIn = (lang: Lang): Names => namesOf(lang);
const ALL: readonly Words[] = LANGS.map((lang) => wordsFor(lang, namesIn(lang)));
const [english_, polish_] = ALL as [Words, Words];

const unique = (items: readonly string[]): string[] => [...new Set(items)].sort();

/** The keys of a dictionary, those of its tables too. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
}

/** A sentence without holes. */
function expectClean(text: string): void {
  expect(text).toMatch(/\S/);
  expect(text).not.toMatch(/undefined|NaN|\[object|null| {2}|\(\)| [.,:;]|\.\./);
}

describe('dictionaries', () => {
  it('have the same keys in every language', () => {
    expect(keysOf(pl).sort()).toEqual(keysOf(en).sort());
    expect(keysOf(polishErrors).sort()).toEqual(keysOf(englishErrors).sort());
    expect(keysOf(platformPolish).sort()).toEqual(keysOf(platformEnglish).sort());
    expect(keysOf(polishLater).sort()).toEqual(keysOf(englishLater).sort());
  });

  it('leave nothing empty', () => {
    for (const table of [en, pl].flatMap((words) => [words.ui, words.terms, words.passes])) {
      for (const word of Object.values(table).flatMap((inner) => (typeof inner === 'object' ? Object.values(inner) : [inner])))
        if (typeof word === 'string') expectClean(word);
    }
  });

  it.each(LANGS)('name every thing of the rules: %s', (lang) => {
    const words = wordsFor(lang, namesIn(lang));
    for (const id of engine.DISTRICTS) expect(words.district(id)).not.toBe(id);
    for (const id of engine.PLANS) expect(words.plan(id)).not.toBe(id);
    for (const id of engine.PHASES) expect(words.phase(id)).not.toBe(id);
    for (const id of engine.KEYWORDS) expect(words.keyword(id)).not.toBe(id);
    for (const id of engine.FACES) expect(words.face(id)).not.toBe(id);
    for (const id of engine.STACKS) expect(words.stack(id)).not.toBe(id);
    for (const id of engine.TOKENS) expect(words.token(id)).not.toBe(id);
    for (const id of Object.keys(engine.RULES)) expect(words.ruleNumber(id)).not.toBe(id);
  });
});

describe('plurals', () => {
  it.each([
    [0, 'kart'],
    [1, 'karta'],
    [2, 'karty'],
    [4, 'karty'],
    [5, 'kart'],
    [11, 'kart'],
    [12, 'kart'],
    [14, 'kart'],
    [21, 'kart'],
    [22, 'karty'],
    [25, 'kart'],
    [112, 'kart'],
    [122, 'karty'],
  ])('Polish: %i %s', (count, form) => {
    expect(polish(count, ['karta', 'karty', 'kart'])).toBe(form);
  });

  it('English has one and many', () => {
    expect([0, 1, 2].map((count) => english(count, ['card', 'cards']))).toEqual(['cards', 'card', 'cards']);
  });

  it('of tokens', () => {
    expect([1, 2, 5].map((count) => polish_.token('freak', count))).toEqual(['Odmieniec', 'Odmieńców', 'Odmieńców']);
    expect([1, 2].map((count) => english_.token('thug', count))).toEqual(['Thug', 'Thugs']);
    expect([1, 3, 5].map((count) => polish_.ui.cultistTokens(count))).toEqual([
      '1 Żeton Kultysty',
      '3 Żetony Kultystów',
      '5 Żetonów Kultystów',
    ]);
  });
});

/** Something for every parameter of an error and every detail of an event that there is. */
const IDS = { cult: 'dagon', card: 'adept', district: 'uptown', kind: 'action', what: 'sites' };
const COUNTS = { count: 2, min: 1, max: 3, sum: 1, need: 3, leave: 2, cost: 4, power: 2, line: 1, size: 9, version: 2, open: 4 };
const MODS = {
  mod: 'x',
  other: 'y',
  origin: 'x.zip',
  others: ['y.zip'],
  range: '^1.0.0',
  cycle: ['x', 'y', 'x'],
  nearest: 'z',
  present: '3',
};
const PARAMS = {
  ...IDS,
  ...COUNTS,
  ...MODS,
  path: 'a.b',
  value: '"x"',
  known: ['y', 'z'],
  option: '"x"',
  given: '3',
  why: 'cut',
};
const PIECES = {
  token: 'thug',
  level: 2,
  from: 'downtown',
  to: 3,
  next: 2,
  rival: 'hastur',
  field: 1,
  investigators: 1,
  sanity: 3,
};
const COURSE = { round: 2, phase: 'city', plan: 'influence', lasts: 'round', number: 'planSpots', winners: ['dagon'], amount: 2 };
const DICE = { result: 4, face: 'freak', die: 0, faces: ['thug'], keyword: 'terror', attack: 5, cults: ['dagon', 'hastur'] };
const DETAILS = { ...IDS, ...PIECES, ...COURSE, ...DICE, seat: 'dagon', count: 2 };
/** Here it is whose Attack was how high. */
const detailsOf = (type: string): object => (type === 'confrontationDecided' ? { attack: { dagon: 5, hastur: 4 } } : {});

describe('whatever the code can say has words', () => {
  it('the scans find what they look for', () => {
    expect(errorCodes(PLAYED)).toEqual(
      expect.arrayContaining(['unknownField', 'notAtTable', 'unknownCard', 'tooFew', 'superfluous']),
    );
    expect(errorCodes(PLAYED)).toEqual(
      expect.arrayContaining([
        'leavesTooLittle',
        'unknownId',
        'midTurn',
        'nothingAsked',
        'zipRatio',
        'dependencyCycle',
        'afterById',
      ]),
    );
    expect(emitted().map(({ type }) => type)).toEqual(expect.arrayContaining(['bluffed', 'planTaken', 'npcDieRolled']));
    expect(unique(asked())).toEqual(unique(DECISION_KINDS));
    expect(refusalCodes()).toEqual(expect.arrayContaining(['planSpotsFull', 'siteAlreadyHere', 'stackEmpty']));
  });

  it.each(unique(errorCodes([...PLAYED, 'tools/cli'])))('error %s', (code) => {
    expect(Object.keys({ ...englishErrors, ...languageOf('en').errors })).toContain(code);
    for (const words of ALL) {
      expectClean(words.error(code, PARAMS));
      expect(words.error(code, PARAMS)).toMatch(/^a\.b: \S.*\.$/);
      expect(words.error(code, {})).toMatch(/\.$/);
    }
  });

  it('in the page too, where the words of the tools are not', () => {
    const words = { ...englishErrors, ...englishLater, ...platformEnglish.errors };
    expect(errorCodes(PLAYED).filter((code) => !(code in words))).toEqual([]);
  });

  it.each(unique(refusalCodes()))('refusal %s', (code) => {
    expect(Object.keys(en.refusals)).toContain(code);
    for (const words of ALL) for (const params of [{}, PARAMS]) expectClean(words.refusal(code, params));
  });

  it('every event is named where it is emitted', () => {
    expect(emitted().filter(({ type }) => type === '')).toEqual([]);
  });

  it.each(unique(emitted().map(({ type }) => type)))('event %s', (type) => {
    expect(Object.keys(en.events)).toContain(type);
    for (const words of ALL) {
      expectClean(words.event({ type, ...DETAILS, ...detailsOf(type) }));
      expect(words.event({ type })).toMatch(/\.$/);
    }
  });

  it.each(DECISION_KINDS)('decision %s', (kind) => {
    expect(Object.keys(en.prompts)).toContain(kind);
    expect(Object.keys(en.labels)).toContain(kind);
    for (const words of ALL) {
      expectClean(words.prompt({ kind, min: 1, max: 2, options: [{ id: 'pass', pass: true }], needs: { power: 3, terror: 2 } }));
      expectClean(words.label(kind, { id: 'pass', pass: true }));
    }
  });
});

describe('what is unknown', () => {
  it.each(['noSuchThing', 'constructor', '__proto__', 'toString'])('is named, never a crash: %s', (id) => {
    for (const words of ALL) {
      expect(words.error(id, {})).toContain(id);
      expect(words.refusal(id, {})).toContain(id);
      expect(words.event({ type: id, seat: 'dagon' })).toContain(id);
      expect(words.prompt({ kind: id, min: 1, max: 1, options: [] })).toContain(id);
      expect(words.label(id, { id, card: 'adept' })).toContain('Adept');
      expect(words.label(id, { id })).toBe(id);
      expect(words.label(id, { id: 'pass', pass: true })).toBe(words.lang === 'en' ? 'Pass' : 'Pas');
      expect([words.district(id), words.phase(id), words.token(id, 3), words.ruleNumber(id)]).toEqual([id, id, id, id]);
    }
  });
});

/** Plays a game at random and hands every question and every event to whoever looks. */
function watch(
  config: Readonly<Record<string, unknown>>,
  onDecision: (decision: Decision) => void,
  onEvent: (event: GameEvent) => void,
): void {
  const book = baseBook();
  const events: GameEvent[] = [];
  const state = engine.newGame(config, book, events);
  const game = engine.play(state, book, events);
  const bot = new RandomBot(String(config['seed']));
  for (let ask = openAsk(state); ask !== null; ask = openAsk(state)) {
    onDecision(engine.openDecision(game)!);
    engine.answerChosen(game, bot.choose(ask));
    for (const event of events.splice(0)) onEvent(event);
  }
}

const GAMES = [
  { seats: ['dagon', 'hastur'], seed: 'words-2', stacks: 'draft', setup: null },
  { seats: ['dagon', 'hastur', 'cthulhu'], seed: 'words-3', stacks: 'random' },
  { seats: ['dagon', 'hastur', 'cthulhu', 'chaugnar'], seed: 'words-4', stacks: 'random', rounds: 10 },
  { seats: ['dagon'], seed: 'words-1', rounds: 10, solo: { npc: 'hastur', objective: null } },
];

describe('in play', () => {
  it.each(GAMES)('every sentence is whole: $seed', (config) => {
    watch(
      config,
      (decision) => {
        for (const words of ALL) {
          expectClean(words.prompt(decision));
          const labels = decision.options.map((option) => words.label(decision.kind, option));
          labels.forEach(expectClean);
          decision.refused.forEach((refusal) => expectClean(words.refused(refusal)));
        }
      },
      (event) => {
        for (const words of ALL)
          for (const seen of [event, ...redactAll([event], null)]) {
            expectClean(words.event(seen));
            expect(words.event(seen)).toMatch(/^\S.*\.$/);
          }
      },
    );
  });
});

describe('sentences', () => {
  const placed = { type: 'ritualPlaced', seat: 'dagon', district: 'downtown', level: 2 };
  const drawn = { type: 'cardsDrawn', seat: 'hastur', count: 2 };
  const own = { cards: ['adept', 'brute'] };

  it('of events', () => {
    expect(english_.event(placed)).toBe('Dagon placed a Ritual II in Downtown.');
    expect(polish_.event(placed)).toBe('Dagon umieścił Rytuał II w Downtown.');
    expect(english_.event(drawn)).toBe('Hastur drew 2 cards.');
    expect(english_.event({ ...drawn, own })).toBe('Hastur drew 2 cards (Adept and Brute).');
    expect(polish_.event({ ...drawn, own })).toBe('Hastur dobrał 2 karty (Adept i Osiłek).');
    const taken = { type: 'tokensGained', seat: 'dagon', token: 'freak', count: 1 };
    expect(polish_.event(taken)).toBe('Dagon wziął 1 Odmieńca.');
    expect(polish_.event({ ...taken, token: 'thug', count: 2 })).toBe('Dagon wziął 2 Zbirów.');
    const paid = { type: 'powerPaid', seat: 'dagon', amount: 7, cards: ['adept'], initiates: 3, why: 'site' };
    expect(english_.event(paid)).toBe('Dagon paid 7 Power for a Cult Site (Adept and 3 Initiates).');
    expect(polish_.event(paid)).toBe('Dagon zapłacił 7 Mocy za Miejsce Kultu (Adept i 3 Wtajemniczonych).');
  });

  it('of forces, to their owner and to others', () => {
    const committed = { type: 'forcesCommitted', seat: 'dagon', district: 'uptown', cards: 1 };
    expect(english_.event(committed)).toBe('Dagon committed 1 card in Uptown.');
    expect(polish_.event({ ...committed, own: { cards: ['brute'], thugs: 2 } })).toBe(
      'Dagon wystawił w Uptown 1 kartę (Osiłek) i 2 Zbirów.',
    );
    expect(polish_.event({ ...committed, cards: 0 })).toBe('Dagon nie wystawił w Uptown kart.');
  });

  it('of errors say what, where and what to do', () => {
    const params = { path: 'config.seats[0]', value: '"dagn"', known: ['dagon', 'hastur'] };
    expect(english_.error('unknownCult', params)).toBe(
      'config.seats[0]: “dagn” is not a cult of the mods in play. Use one of: dagon, hastur.',
    );
    expect(polish_.error('unknownCult', params)).toBe(
      'config.seats[0]: „dagn” to nie kult z używanych modów. Do wyboru: dagon, hastur.',
    );
    expect(english_.error('unknownCult', { ...params, value: 'undefined' })).toContain('A cult is missing here.');
  });

  it('of errors list what comes nearest, not everything', () => {
    const known = [...Array.from({ length: 40 }, (_, i) => `some-card-${i}`), 'nightgaunt'];
    const message = english_.error('unknownCard', { path: 'x', value: '"nightgant"', known });
    expect(message).toContain('Use one of: nightgaunt, ');
    expect(message).toContain('(and 29 more)');
  });

  it('of refusals', () => {
    const refusal = { what: 'ritual-2', district: 'uptown', code: 'notEnoughPower', params: { cost: 3, power: 1 } };
    expect(english_.refused(refusal)).toBe('Ritual II in Uptown: it costs 3 Power; you have 1.');
    expect(polish_.refused(refusal)).toBe('Rytuał II w Uptown: kosztuje 3 Moce, a masz 1.');
    expect(polish_.refused({ what: 'nightgaunt', code: 'stackEmpty' })).toBe('Nocna Mara: ten stos jest pusty.');
  });

  it('of Plans speak only of what is on offer', () => {
    const influence = { kind: 'influence', min: 1, max: 2, options: [{ id: 'draw', draw: true }] };
    expect(english_.prompt(influence)).toBe('Influence: draw a card.');
    const move = { id: 'uptown:1', from: 'uptown', level: 1 };
    expect(polish_.prompt({ ...influence, min: 0, options: [move, ...influence.options] })).toBe(
      'Wpływy: przenieś tu Rytuał; potem lub zamiast tego dobierz kartę; możesz też nie robić nic.',
    );
    expect(english_.prompt({ kind: 'augment', min: 1, max: 1, options: [{ id: 'destroy', destroy: true }] })).toBe(
      'Augmentation: destroy one of your discards.',
    );
  });

  it('of decisions', () => {
    const pay = { kind: 'pay', min: 1, max: 4, options: [], needs: { power: 5, leave: 2 } };
    expect(polish_.prompt(pay)).toContain('Zapłać 5 Mocy');
    expect(polish_.prompt(pay)).toContain('co najmniej 2 Moce');
    const choose = {
      kind: 'chooseOne',
      min: 1,
      max: 1,
      options: [{ id: 'return', choice: 'return', source: 'university-lecture' }],
    };
    expect(english_.prompt(choose)).toBe('University Lecture: choose one.');
    expect(english_.label('chooseOne', choose.options[0]!)).toBe('Return a Cultist token');
    expect(english_.prompt({ kind: 'chooseCard', min: 0, max: 2, options: [] })).toBe('Choose up to 2 cards.');
    expect(polish_.prompt({ kind: 'chooseCard', min: 1, max: 3, options: [] })).toBe('Wybierz od 1 do 3 kart.');
  });

  it('take a card’s own words for its choices where it brings some', () => {
    const words = wordsFor('en', { ...namesIn('en'), choice: (card, mode) => (card === 'seer' ? `the ${mode} way` : undefined) });
    const option = { id: 'seer:draw', card: 'seer', keyword: 'mobilization', mode: 'draw', zone: 'hand' };
    expect(words.label('useAbility', option)).toBe('Seer (Mobilization): the draw way');
    expect(english_.label('useAbility', option)).toBe('Seer (Mobilization): draw');
  });
});
