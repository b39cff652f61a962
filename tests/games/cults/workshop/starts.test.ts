import { describe, expect, it } from 'vitest';
import { applied, dataOf, parseCard, type ParsedCard } from '../../../../src/platform/workshop';
import { problemsOf } from '../../../../src/games/cults/vocabulary/check';
import { spinOff } from '../../../../src/games/cults/workshop/starts/spin-off';
import { cardsLike, similarity, traitsOf } from '../../../../src/games/cults/workshop/starts/similar';
import { piecesFor } from '../../../../src/games/cults/workshop/pieces';
import { PIECES } from '../../../../src/games/cults/workshop/pieces/ready';
import { CARD_TEMPLATES } from '../../../../src/games/cults/templates/cards';
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
