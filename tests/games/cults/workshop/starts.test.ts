import { describe, expect, it } from 'vitest';
import { applied, CardDocument, dataOf, parseCard, type ParsedCard } from '../../../../src/platform/workshop';
import { problemsOf } from '../../../../src/games/cults/vocabulary/check';
import { spinOff } from '../../../../src/games/cults/workshop/starts/spin-off';
import { cardsLike, similarity, traitsOf } from '../../../../src/games/cults/workshop/starts/similar';
import { piecesFor } from '../../../../src/games/cults/workshop/pieces';
import { PIECES } from '../../../../src/games/cults/workshop/pieces/ready';
import { CARD_TEMPLATES } from '../../../../src/games/cults/templates/cards';
import { cardStarts } from '../../../../src/games/cults/workshop/card-starts';
import { field } from '../../../../src/games/cults/workshop/declared';
import { wholeFile } from '../../../../src/games/cults/workshop/starts/whole';
import type { ModCards } from '../../../../src/platform/screens/workshop/game-workshop';
import { CARD_FILES } from './card-files';

function opened(text: string): ParsedCard {
  const parsed = parseCard(text);
  if ('why' in parsed) throw new Error(`${parsed.why}\n${text}`);
  return parsed;
}
/** The check of the plain data; opaque parts are left out of it, and the fields they would fill are not asked for. */
const problems = (text: string): string[] => {
  const { declaration } = opened(text);
  const data = { kind: declaration!.maker, ...(dataOf(declaration!.root) as object) };
  return problemsOf(data, 'x.js')
    .filter(({ code, params }) => !(code === 'fieldMissing' && ['effects', 'deck'].includes(String(params['field']))))
    .map(({ code, params }) => `${code} ${String(params['path'])}`);
};
const CARDS = CARD_FILES.filter(([, text]) => text.includes('export default'));
const byId = (id: string): string => CARDS.find(([path]) => path.endsWith(`/${id}.js`))![1];

describe('a spin-off', () => {
  it('has a new id and name and keeps the rest', () => {
    const text = byId('byakhee');
    const made = spinOff(text, { id: 'night-wing', name: "Night's Wing" })!;
    expect(made).toContain("id: 'night-wing',\n  name: { en: 'Night\\'s Wing', pl: 'Night\\'s Wing' },");
    expect(made.startsWith("// Night's Wing (Influence): After you move")).toBe(true);
    expect(made.slice(made.indexOf('icons:'))).toBe(text.slice(text.indexOf('icons:')));
  });

  it('can be made of every card that needs no other file', () => {
    for (const [path, text] of CARDS) {
      const made = spinOff(text, { id: 'x', name: 'X' });
      if (/from '\.\//.test(text)) expect(made, path).toBeNull();
      else if (!path.endsWith('first-game.js')) expect(problems(text), path).toEqual(expect.arrayContaining(problems(made!)));
    }
    expect(spinOff('const a = ;', { id: 'x', name: 'X' })).toBeNull();
    expect(spinOff('export const a = 1;', { id: 'x', name: 'X' })).toBeNull();
  });
});

describe('cards like this one', () => {
  const pool = CARDS.map(([path, text]) => ({ path, text }));

  it('share kind, keywords and verbs, and say what', () => {
    const text = `import { guardian } from 'cults';\nexport default guardian({ id: 'x', name: { en: 'X' }, cost: 3, abilities: [{ keyword: 'confrontation', effects: [{ do: 'addAttack', count: 1 }] }] });\n`;
    const found = cardsLike(opened(text), pool, 5);
    expect(found).toHaveLength(5);
    expect(found[0]!.card.text).toContain('addAttack');
    expect(found[0]!.shared.map(({ en }) => en)).toEqual(expect.arrayContaining(['Guardian', 'Confrontation', 'Add Attack']));
    const likeness = found.map((one) => one.likeness);
    expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
  });

  it('are as like to one as one to them; a card is not like itself but the same', () => {
    for (const [, one] of CARDS.slice(0, 20))
      for (const [, other] of CARDS.slice(20, 40)) {
        const [a, b] = [traitsOf(opened(one)), traitsOf(opened(other))];
        expect(similarity(a, b)).toBeCloseTo(similarity(b, a));
        expect(similarity(a, a)).toBe(1);
      }
    const text = byId('byakhee');
    expect(cardsLike(opened(text), pool, 80).some(({ card }) => card.text === text)).toBe(false);
  });
});

describe('where a card may begin', () => {
  /** An example mod, or another with its files. */
  const around = (id: string, isOwn = false): ModCards => {
    const folder = `/mods/examples/${id}/`;
    const texts = CARD_FILES.flatMap(([path, text]) => {
      const at = `/${path}`.indexOf(folder);
      return at < 0 ? [] : [[`/${path}`.slice(at + folder.length), text] as const];
    });
    return { id, title: `Mod ${id}`, isOwn, scripts: texts.map(([path]) => path), texts: new Map(texts) };
  };
  const starts = (open: string | null, ...mods: readonly ModCards[]) =>
    cardStarts({
      lang: 'en',
      nameIn: (document) => (field(document, 'name') as { readonly en: string } | undefined)?.en ?? null,
      open: open === null ? null : new CardDocument(open),
      around: mods,
    });
  const made = (title: string, ...mods: readonly ModCards[]): string =>
    starts(null, ...mods)
      .find((one) => one.title === title && one.isCopy)!
      .text('toad', 'Toad');

  it('has the cards of other mods, each mod under its title, and those of one’s own before all', () => {
    const found = starts(null, around('signatures', true), around('fifth-cult')).filter(({ isCopy }) => isCopy);
    const groups = [...new Set(found.map(({ group }) => group))];
    expect(groups[0]).toBe('Mod signatures');
    expect(groups.at(-1)).toBe('Mod fifth-cult');
    const cults = found.filter(({ group }) => group === 'Mod fifth-cult').map(({ title }) => title);
    expect(cults).toEqual(expect.arrayContaining(['Nyarlathotep', 'Howling Zealot']));
  });

  it('has the cults of the base set, whole: they bring the deck that lies in another file', () => {
    const cults = starts(null).filter(({ group }) => group === 'Cults');
    expect(cults.map(({ title }) => title)).toEqual(['Chaugnar Faugn', 'Cthulhu', 'Dagon', 'Hastur']);
    expect(cults.every(({ content }) => content === 'cults')).toBe(true);
    const text = made('Hastur');
    expect(text).not.toMatch(/from '\./);
    expect(text).toMatch(/^\/\/ The cult of Toad\./);
    expect(dataOf(opened(text).declaration!.root)).toMatchObject({ emblem: 'crown', deck: { acolyte: 3, seer: 1 } });
    expect(problems(text)).toEqual([]);
  });

  it('likens the open card to those of other mods, too', () => {
    const text = byId('hollow-choir').replace('hollow-choir', 'my-choir');
    const alike = starts(text, around('whispers')).filter(({ id }) => id.startsWith('like '));
    expect(alike[0]).toMatchObject({ title: 'Hollow Choir', id: 'like whispers/guardians/hollow-choir.js' });
  });

  it('leaves behind the picture and the sound of another mod, and keeps those of one’s own', () => {
    expect(made('Voices in the Walls', around('whispers'))).not.toContain('sound');
    expect(made('Voices in the Walls', around('whispers', true))).toContain("sound: 'sounds/voices.mp3',");
  });

  it('leaves out a card that needs what cannot be written into it', () => {
    const files = new Map([
      ['a/x.js', "import { deck } from '../b/y.js';\nexport default deck;\n"],
      ['b/y.js', "import { other } from './z.js';\nexport const deck = other;\n"],
      ['b/z.js', 'export const other = 1;\n'],
    ]);
    expect(wholeFile('a/x.js', files)).toBeNull();
    expect(wholeFile('b/y.js', files)).toContain('const other = 1;');
    expect(wholeFile('b/z.js', new Map([['b/z.js', "import { a } from './gone.js';\n"]]))).toBeNull();
  });
});

describe('ready pieces', () => {
  const starts = [...Object.values(CARD_TEMPLATES).map(({ file, text }) => [file, text] as const), ...CARDS];

  it.each(starts)('leave %s valid', (_path, text) => {
    const before = problems(text);
    for (const piece of piecesFor(opened(text))) {
      const after = applied(text, piece.edit()!);
      expect(problems(after), `${piece.label.en}\n${after}`).toEqual(before);
    }
  });

  it('fit the kinds of cards that have effects', () => {
    const count = (kind: keyof typeof CARD_TEMPLATES): number => piecesFor(opened(CARD_TEMPLATES[kind].text)).length;
    expect(count('guardian')).toBe(PIECES.length);
    expect(count('city')).toBeGreaterThan(10);
    expect(count('objective')).toBe(0);
  });

  it('join the last ability, or begin one', () => {
    const text = CARD_TEMPLATES.guardian.text;
    const piece = piecesFor(opened(text)).find(({ label }) => label.en === 'Pay Power for an effect')!;
    const after = applied(text, piece.edit()!);
    expect(after.match(/keyword:/g)).toHaveLength(1);
    expect(after).toContain("do: 'pay', power: 2");
    const withFunction = CARD_TEMPLATES.action.text;
    const other = piecesFor(opened(withFunction)).find(({ label }) => label.en === 'Pay Power for an effect')!;
    expect(applied(withFunction, other.edit()!).match(/keyword:/g)).toHaveLength(2);
  });
});
