import { cultsSaves } from '../../../src/games/cults/saves';
import { cults, type State } from '../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { GameError } from '../../../src/kernel';
import { contentHash } from '../../../src/platform/sandbox/mods';
import { baseBook, baseLibrary } from '../../../src/games/cults/base-set/books';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { restoreGame } from '../../../src/platform/session/restore';
import { saveOf, type Save } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { bytesOf, manifestOf } from '../sandbox/mods/mod-files';

/** What is refused and where. */
async function refusal(act: () => unknown): Promise<object | null> {
  try {
    await act();
  } catch (error) {
    if (error instanceof GameError) return { code: error.code, path: error.params['path'] };
    throw error;
  }
  return null;
}

const DECK = `import { cult } from 'cults';\nexport default cult({ id: 'c', name: { en: 'Cult of C' }, colour: '#123456', emblem: 'star', deck: { acolyte: 12 } });\n`;

/** A mod with one card and, if wanted, a picture; its files by path. */
function modFiles(card: string, picture?: string): ReadonlyMap<string, Uint8Array> {
  const pictures = picture === undefined ? {} : { pictures: ['a.svg'] };
  const content = { cards: ['cards/a.js'], cults: ['cults/c.js'], ...pictures };
  const files: [string, string][] = [
    ['mod.json', JSON.stringify(manifestOf('m', { content, dependencies: { requires: { base: '*' } } }))],
    ['cards/a.js', `import { action } from 'cults';\nexport default action({ id: 'a', cost: 1, ${card} });\n`],
    ['cults/c.js', DECK],
    ...(picture === undefined ? [] : [['a.svg', picture] as [string, string]]),
  ];
  return new Map(files.map(([path, text]) => [path, bytesOf(text)]));
}

describe('what a card says', () => {
  const NAME = "name: { en: 'Card A' }";
  it.each([
    ['a name that paints the terminal', "name: { en: 'A\\u001b]0;pwned\\u0007' }", 'textControl', 'name.en'],
    ['a name that turns round', "name: { pl: 'A\\u202eEVIL' }", 'textDirection', 'name.pl'],
    ['a name of two lines', "name: { en: 'A\\nB' }", 'textControl', 'name.en'],
    ['a name that nobody sees', "name: { en: '\\u200b' }", 'textInvisible', 'name.en'],
    ['a name of spaces', "name: { en: '\\u00a0 ' }", 'textEmpty', 'name.en'],
    ['a name of tags', "name: { en: 'A\\u{e0041}' }", 'textInvisible', 'name.en'],
    ['a name of half a letter', "name: { en: 'A\\ud83d' }", 'textNoLetter', 'name.en'],
    ['a name of 590 marks', `name: { en: 'A${'\\u0336'.repeat(590)}' }`, 'textMarks', 'name.en'],
    ['a text that clears the screen', `${NAME}, text: { en: '\\u001b[2J' }`, 'textControl', 'text.en'],
    ['a flavour', `${NAME}, flavour: { en: 'a\\u0085' }`, 'textControl', 'flavour.en'],
    ['a choice', `${NAME}, choices: [{ en: 'Yes' }, { en: 'N\\u2066o' }]`, 'textDirection', 'choices[1].en'],
    ['a picture', `${NAME}, art: 'a\\u202egvs.svg'`, 'textDirection', 'art'],
    [
      'the text of an ability',
      `${NAME}, abilities: [{ keyword: 'hiding', text: { en: '\\u2800' }, effects: [] }]`,
      'textInvisible',
      'abilities[0].text.en',
    ],
    [
      'a declared choice',
      `${NAME}, abilities: [{ keyword: 'hiding', effects: [{ do: 'chooseOne', options: [{ choice: 'a\\u001b', effects: [] }] }] }]`,
      'textControl',
      'abilities[0].effects[0].options[0].choice',
    ],
  ])('is refused as %s', async (_, card, code, place) => {
    const { leftOut, host } = await openLibrary([{ origin: 'm', content: modFiles(card) }]);
    host.dispose();
    expect(leftOut.flatMap(({ problems }) => problems)).toMatchObject([{ code, params: { path: `cards/a.js.${place}` } }]);
  });

  it('may have several lines, but not its name', async () => {
    const { leftOut, host } = await openLibrary([{ origin: 'm', content: modFiles(`${NAME}, text: { en: 'One.\\nTwo.' }`) }]);
    host.dispose();
    expect(leftOut).toEqual([]);
  });
});

const session = Session.begin(
  cults,
  { config: { seats: [{ cult: 'cthulhu', name: 'Ania' }, 'hastur'], seed: '\u0000 any' } },
  baseBook(),
);
const save = saveOf(session);
type Loose = { -readonly [K in keyof Save]: Save[K] };

describe('a game from a stranger', () => {
  it('has names that can be shown', async () => {
    const seats = [{ cult: 'cthulhu', name: 'A\u001b[2J' }, 'hastur'];
    expect(await refusal(() => Session.begin(cults, { config: { seats } }, baseBook()))).toEqual({
      code: 'textControl',
      path: 'config.seats[0].name',
    });
    expect(await refusal(() => Session.begin(cults, { scenario: { seats } }, baseBook()))).toEqual({
      code: 'textControl',
      path: 'scenario.seats[0].name',
    });
    const people = [
      { cult: 'cthulhu', name: 'עמית' },
      { cult: 'hastur', name: 'Zażółć 山' },
    ];
    expect(await refusal(() => Session.begin(cults, { config: { seats: people } }, baseBook()))).toBeNull();
  });

  const changed = (change: (copy: Loose) => void): unknown => {
    const copy = JSON.parse(JSON.stringify(save)) as Loose;
    change(copy);
    return copy;
  };
  const outline = { kind: 'action' as const };

  it.each([
    ['as it was', () => undefined, null],
    [
      'a name in its state',
      (copy: Save<State>) => void ((copy.state.setting.seats[0] as { name: string }).name = 'a\u202eb'),
      { code: 'textDirection', path: 'save.state.setting.seats[0].name' },
    ],
    [
      'a setting called like a seed',
      (copy: Loose) => void (copy.start = { config: { settings: { m: { seed: '\u001b[2J' } } } }),
      { code: 'textControl', path: 'save.start.config.settings.m.seed' },
    ],
    [
      'an entry of its log',
      (copy: Loose) => void (copy.log = [{ blank: 'a\u001b', seat: 'cthulhu' }]),
      { code: 'textControl', path: 'save.log[0].blank' },
    ],
    [
      'a card without its mod',
      (copy: Loose) => void (copy.cards = { 'm:\u200b': outline }),
      { code: 'textInvisible', path: 'save.cards.m:‹U+200B›' },
    ],
    [
      'a card with a name for an id',
      (copy: Loose) => void (copy.cards = { 'm:Star Spawn': outline }),
      { code: 'badId', path: 'save.cards.m:Star Spawn' },
    ],
    [
      'the version of a mod',
      (copy: Loose) => void (copy.mods = [{ id: 'm', version: '1\u0007', hash: '' }]),
      { code: 'textControl', path: 'save.mods[0].version' },
    ],
  ])('is a save that can be shown: %s', async (_, change, refused) => {
    expect(await refusal(() => restoreGame(cultsSaves, changed(change as never), baseLibrary()))).toEqual(refused);
  });
});

describe('mods that a save carries', () => {
  const LAUGHS = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0"/>${Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('')}</svg>`;

  it.each([
    ['a name that paints the terminal', "name: { en: '\\u001b[31mRED' }", undefined, 'textControl'],
    ['a name of the base set', "name: { en: 'Ѕeer' }", undefined, 'namesAlike'],
    ['a picture that expands', "name: { en: 'Card A' }, art: 'a.svg'", LAUGHS, 'svgTooManyParts'],
    ['a huge picture', "name: { en: 'Card A' }, art: 'a.svg'", LAUGHS.replace('<svg', "<svg width='1e5'"), 'svgTooManyParts'],
  ])('are judged as all are: %s', async (_, card, picture, code) => {
    const honest = await openLibrary([{ origin: 'm', content: modFiles("name: { en: 'Card A' }") }]);
    const game = Session.begin(cults, { config: { seats: ['m:c', 'hastur'] } }, honest.book);
    const whole = saveOf(game, honest.mods, true);
    honest.host.dispose();
    const files = modFiles(card, picture);
    const texts = Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
    const mods = whole.mods.map((pin) => (pin.id === 'm' ? { ...pin, hash: contentHash(files) } : pin));
    const attack = { ...whole, mods, contents: { ...whole.contents, m: texts } };
    expect(await refusal(() => restoreGame(cultsSaves, attack, baseLibrary(), 'pinned'))).toMatchObject({ code });
  });
});
