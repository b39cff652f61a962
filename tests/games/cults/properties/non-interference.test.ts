import { beforeAll, describe, expect, it } from 'vitest';
import {
  answerChosen,
  catalogue,
  imagine,
  openDecision,
  play,
  RULES,
  SCRIPT_COUNTS,
  type Catalogue,
  type State,
} from '../../../../src/games/cults/rules';
import { liveStream } from '../../../../src/kernel';
import { modOf, withMods, type Modded } from '../../../mods/load';

/**
 * A script learns nothing that its owner may not know: in two positions that look the same to the owner, all its questions
 * are answered alike to the last byte, chance included, though hands, decks, screens and the game's own stream differ.
 */
const SCRIPTS = 200;
const SEED = 'non-interference';
const DISTRICTS = ['downtown', 'uptown', 'northside', 'rivertown'];
const CULTS = ['cthulhu', 'hastur', 'dagon'];

/** Every question of `game`, each with arguments at random and some more than once; the last one is put to the player. */
function bodyOf(seed: string): string {
  const draw = liveStream(seed);
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)]!;
  const text = (items: readonly string[]): string => `'${pick(items)}'`;
  const district = (): string => text(DISTRICTS);
  const cult = (): string => text(CULTS);
  const questions: (() => string)[] = [
    ...['me', 'here', 'round', 'rounds', 'first', 'players', 'rivals', 'districts'].map((name) => () => `game.${name}`),
    ...SCRIPT_COUNTS.map(
      (what) => () =>
        `game.count('${what}', { of: ${text(['you', 'rivals', 'everyone', ...CULTS])}, where: ${text(['anywhere', 'here', 'elsewhere', ...DISTRICTS])}, levels: ${pick(['[]', '[1]', '[2, 3]'])} })`,
    ),
    ...SCRIPT_COUNTS.map((what) => () => `game.count('${what}')`),
    () => 'game.hand()',
    () => `game.discards(${cult()})`,
    () => `game.rituals(${district()})`,
    () => `game.sites(${district()})`,
    () => `game.dominance(${district()})`,
    () => `game.plans(${district()})`,
    () => `game.stack(${district()}, ${text(['guardian', 'action'])})`,
    () => `game.random(${1 + draw(1000)})`,
    () => `game.random(2)`,
    () => `game.store.get('a')`,
    () => 'game.store.keys()',
    () => `game.number(${text(Object.keys(RULES))}, { of: ${cult()}, where: ${district()} })`,
    () => 'game.power()',
    () => 'game.dice()',
  ];
  const asked = questions.map((question) => question());
  for (let at = asked.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    [asked[at], asked[other]] = [asked[other]!, asked[at]!];
  }
  const last = pick([
    'game.chooseDistrict()',
    'game.chooseSeat()',
    'game.chooseNumber(0, game.random(5) + 1)',
    'game.chooseToken()',
    'game.chooseCards([0, 1], 1, 2)',
    'game.chooseDiscards([0])',
    `game.chooseStack([{ district: 'downtown', kind: 'guardian' }, { district: 'uptown', kind: 'action' }])`,
    'game.chooseOne(3)',
    'game.pay(1)',
  ]);
  // What is refused as secret would end it: it is asked in a run of its own.
  const secret = draw(4) === 0 ? `game.count(${text(['thugs', 'tokens', 'disorganization'])}, { of: 'hastur' });` : '';
  const open = asked.filter(
    (question) =>
      !/count\('(disorganization|tokens|thugs|initiates|freaks)', \{ of: '(rivals|everyone|hastur|dagon)'/.test(question),
  );
  return `${open.map((question) => `try { seen.push(${question}); } catch {}`).join('\n')}\n${secret}\n${last};`;
}

const card = (i: number): string => `import { starting } from 'cults';
export default starting({ id: 'ask-${i}', name: { en: 'Question ${i}' }, abilities: [{ keyword: 'mobilization', run(game) { const seen = [];
${bodyOf(`${SEED}/${i}`)}
} }] });`;

let modded: Modded;
beforeAll(async () => {
  modded = await withMods(
    modOf('m', Object.fromEntries(Array.from({ length: SCRIPTS }, (_, i) => [`cards/ask-${i}.js`, card(i)]))),
  );
});

/** Positions of different moments; everybody has something to hide. */
const scenarioOf = (i: number): Record<string, unknown> => ({
  seats: CULTS.slice(0, 2 + (i % 2)),
  round: 2 + (i % 3),
  phase: 'mobilization',
  seed: `table ${i}`,
  hands: {
    cthulhu: [`m:ask-${i}`, 'adept', 'brute'],
    hastur: ['adept', 'brute', 'disorganization', 'seer'],
    ...(i % 2 ? { dagon: ['seer', 'adept'] } : {}),
  },
  decks: {
    cthulhu: ['seer', 'brute', 'adept', 'fanatic', 'acolyte', 'brute', 'seer', 'adept'],
    hastur: ['fanatic', 'acolyte', 'seer', 'brute', 'adept'],
  },
  discards: { cthulhu: ['acolyte'], hastur: ['fanatic'] },
  tokens: { cthulhu: { thug: 2, initiate: 1, freak: 1 }, hastur: { thug: 1 + (i % 3), initiate: i % 2, freak: 2 } },
  districts: {
    downtown: {
      rituals: [
        ['cthulhu', 1],
        ['hastur', 2],
      ],
      sites: ['hastur'],
    },
    uptown: { rituals: [['cthulhu', 2]] },
  },
}); // prettier-ignore

/** The cards, and what their scripts were told call by call. */
function listening(book: Catalogue): { readonly book: Catalogue; readonly heard: string[] } {
  const heard: string[] = [];
  const { scripts } = book.book;
  const between: NonNullable<typeof scripts> = {
    run: (id, script, seats, me, call, papers) =>
      scripts!.run(
        id,
        script,
        seats,
        me,
        (...asked) => {
          const told = call(...asked);
          heard.push(`${asked.join()} → ${told}`);
          return told;
        },
        papers,
      ), // prettier-ignore
  };
  return { book: catalogue({ ...book.book, scripts: between }), heard };
}

function toldIn(state: State, i: number): string[] {
  const { book, heard } = listening(modded.book);
  const game = play(state, book, []);
  const at = openDecision(game)!.options.findIndex((option) => option['card'] === `m:ask-${i}`);
  answerChosen(game, [at]);
  return heard;
}

const hiddenOf = ({ seats, cityDeck, random }: State): string =>
  JSON.stringify([seats.slice(1).map(({ hand, deck, tokens }) => [hand, deck, tokens]), seats[0]!.deck, cityDeck, random]);

/** Questions that are written alike in every script. */
const FIXED = ['game.me', 'game.districts', 'game.hand()', 'game.random(2)', 'game.store.keys()', 'game.power()', 'game.dice()'];

describe('what a script is told', () => {
  it('is told to every question: shuffling them loses none', () => {
    const all = [...FIXED, ...SCRIPT_COUNTS.map((what) => `game.count('${what}')`)];
    for (let i = 0; i < SCRIPTS; i++) {
      const lines = bodyOf(`${SEED}/${i}`).split('\n');
      const lost = all.filter((question) => !lines.includes(`try { seen.push(${question}); } catch {}`));
      expect(lost, `${SEED}/${i}`).toEqual([]);
    }
  });

  it(`is the same wherever its owner sees the same: ${SCRIPTS} scripts, seed ${SEED}`, () => {
    let calls = 0;
    for (let i = 0; i < SCRIPTS; i++) {
      const { session } = modded.load(scenarioOf(i));
      const view = session.view('cthulhu');
      const one = imagine(view, `one ${i}`, modded.book);
      const imagined = imagine(view, `other ${i}`, modded.book);
      // The streams of scripts belong to what both have in common.
      const other = { ...imagined, setting: one.setting } as State;
      expect(hiddenOf(other), String(i)).not.toBe(hiddenOf(one));
      const told = toldIn(one, i);
      expect(toldIn(other, i), `${SEED}/${i}`).toEqual(told);
      calls += told.length;
    }
    // Scripts did ask, and were answered.
    expect(calls).toBeGreaterThan(SCRIPTS * 60);
  });
});
