import { describe, expect, it } from 'vitest';
import { DECISION_KINDS } from '../../src/games/cults/contract/decisions';
import { pictureOf } from '../../src/games/cults/picture/kinds';
import { filesBelow, importsOf, read, withoutComments } from './imports';

const RULES = 'src/games/cults/rules';
const PICTURE = 'src/games/cults/picture';
const kebab = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A kind of decision is one file of the rules and one of the picture: nothing else knows what its refs and its options stand for. */
describe('a kind of decision', () => {
  it.each(DECISION_KINDS)('%s has a file in the rules and one in the picture', (kind) => {
    const named = (folder: string): string[] => filesBelow(folder).filter((file) => file.endsWith(`/${kebab(kind)}.ts`));
    expect([named(`${RULES}/questions`).length, named(`${PICTURE}/kinds`).length]).toEqual([1, 1]);
  });

  it.each(DECISION_KINDS)('%s is shown in a way of its own', (kind) => {
    expect(pictureOf({ kind })).not.toBe(pictureOf({ kind: 'unknown' }));
  });

  it('is asked by its own file and by no other', () => {
    const asking = filesBelow(RULES).filter((file) => importsOf(file).includes(`${RULES}/questions/ask`));
    expect(asking.filter((file) => !file.startsWith(`${RULES}/questions/`))).toEqual([]);
  });

  it('packs and unpacks its refs in its own file', () => {
    const packing = /chosen\[0\]! ?(?:>>|&|%|\/|-)|Math\.floor\((?:ref|move|chosen\[0\]!) \/|\b(?:ref|move|option) (?:>>|%|&) \d/;
    const outside = [RULES, 'src/games/cults/saves', 'src/games/cults/vocabulary']
      .flatMap(filesBelow)
      .filter((file) => !file.startsWith(`${RULES}/questions/`));
    expect(outside.filter((file) => packing.test(withoutComments(read(file))))).toEqual([]);
  });

  it('is unknown to what shows any of them', () => {
    const literal = new RegExp(`kind (?:===|!==) '(?:${DECISION_KINDS.join('|')})'`);
    const generic = [...filesBelow('src/platform/prompts'), ...filesBelow(`${PICTURE}/prompts`)];
    expect(generic.filter((file) => literal.test(withoutComments(read(file))))).toEqual([]);
  });
});
