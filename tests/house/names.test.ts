import { describe, expect, it } from 'vitest';
import { filesBelow, read, withoutComments } from './imports';

/** Types that a file declares and exports; a re-export is the same type. */
const DECLARED = /^export (?:declare )?(?:abstract )?(?:const )?(?:type|interface|class|enum) (\w+)/gm;

/** Where each exported type of the source is declared. */
function declared(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const file of filesBelow('src'))
    for (const [, name] of withoutComments(read(file)).matchAll(DECLARED))
      places.set(name!, [...(places.get(name!) ?? []), file]);
  return places;
}

describe('the names of the types', () => {
  it('mean one thing each: no two files export a type of the same name', () => {
    const places = declared();
    expect(places.get('CultsPlay')).toEqual(['src/games/cults/rules/state/state.ts']);
    const shared = [...places].filter(([, files]) => new Set(files).size > 1);
    expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
  });
});
