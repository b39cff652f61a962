import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wrongCalls } from '../../../../src/games/cults/checks/calls/lint-calls';
import { loadScripts } from '../../../../src/games/cults/checks/loaded';
import { findingsOf } from '../../../../src/games/cults/workshop/findings';
import { openMod } from '../../../../src/platform/sandbox/mods';
import { readModFrom } from '../../../../src/tools/cli/mod-disk';
import { MODS } from '../../../mods/load';
import { acting, Bench } from '../../../tools/cli/mod/mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

async function foundIn(script: string): Promise<string[]> {
  const mod = openMod(readModFrom(bench.mod({ 'cards/a.js': script })));
  return wrongCalls(await loadScripts(mod)).map(
    ({ line, severity, code, params }) =>
      `${line} ${severity} ${code} ${String(params['value'] ?? params['field'])} ${String(params['nearest'] ?? '')}`,
  );
}
const found = (body: string): Promise<string[]> => foundIn(acting(body));

describe('calls of the game', () => {
  it.each([
    ["game.gian('thug', 1);", 'gameLacks gian gain'],
    ["game.gain('thgu', 1);", 'unknownWord "thgu" thug'],
    ["game.advance('downtwn');", 'unknownWord "downtwn" downtown'],
    ["game.stack('uptown', 'gaurdian');", 'unknownWord "gaurdian" guardian'],
    ["game.number('cardCots');", 'unknownWord "cardCots" cardCost'],
    ["game.count('ritual');", 'unknownWord "ritual" rituals'],
    ["game.count('rituals', { were: 'here' });", 'unknownField were where'],
    ["game.count('rituals', { where: 'downtwon' });", 'unknownWord "downtwon" downtown'],
    ["game.chooseDistrict(['uptown', 'nortside']);", 'unknownWord "nortside" northside'],
    ["if (game.here === 'riverton') game.draw(1);", 'unknownWord "riverton" rivertown'],
    ["game.advance(game.round > 3 ? 'uptown' : 'uptwon');", 'unknownWord "uptwon" uptown'],
    ["game.store.put('a', 1);", 'gameLacks put get'],
    ['if (game.power > 3) game.draw(1);', 'gameUncalled power '],
    ['if (game.hand.length > 3) game.draw(1);', 'gameUncalled hand '],
    ['const { drwa } = game; drwa(1);', 'gameLacks drwa draw'],
    ['[1].forEach(() => game.drwa(1));', 'gameLacks drwa draw'],
  ])('%s', async (body, wanted) => {
    const [one, ...more] = await found(body);
    expect(more).toEqual([]);
    expect(one).toBe(`7 warning ${wanted}`);
  });

  it.each([
    "const d = game.here ?? 'uptown'; game.advance(d);",
    'if (!game.nothingLikeThis) game.draw(1);',
    'game.nothingLikeThis?.(1);',
    'const all = game.districts.map(game.rituals); game.draw(all.length);',
    'const { draw, here } = game; if (here !== null) draw(1);',
    '[{ drwa: 1 }].forEach((game) => game.drwa);',
    "const word = 'x'; game.log(word, game.hand().length);",
    "game.store.set('uptwn', 1);",
    "game['drwa']?.(1);",
  ])('nothing is wrong with %s', async (body) => {
    expect(await found(body)).toEqual([]);
  });

  it('are found in helpers that get the game, and only there', async () => {
    const helped = (helper: string, call: string): Promise<string[]> =>
      foundIn(acting(call).replace('export default', `${helper}\nexport default`));
    expect(await helped('const help = (g) => g.drwa(1);', 'help(game);')).toEqual(['2 warning gameLacks drwa draw']);
    expect(await helped('function help(g) { g.drwa(1); }', 'help(game);')).toEqual(['2 warning gameLacks drwa draw']);
    expect(await helped('const help = (g) => g.drwa;', 'help(game); help({ drwa: 1 });')).toEqual([]);
    expect(await helped('const help = (g) => g.drwa;', 'help(game); [{}].map(help);')).toEqual([]);
  });

  it('are right in all mods that come with the game', async () => {
    const folders = readdirSync(join(MODS, 'examples')).map((name) => join(MODS, 'examples', name));
    const mods = [join(MODS, 'base'), ...folders].map((path) => openMod({ ...readModFrom(path), bundled: true }));
    for (const mod of mods) expect(wrongCalls(await loadScripts(mod)), mod.manifest.id).toEqual([]);
  });

  it('are underlined in the Workshop, with a button that mends them', async () => {
    const text = acting("game.gian('thug', 1);");
    const findings = await findingsOf(readModFrom(bench.mod({ 'cards/a.js': text })));
    expect(findings.map(({ span, severity }) => [text.slice(span.from, span.to), severity])).toEqual([['gian', 'warning']]);
    expect(findings[0]!.message.pl).toContain('Czy chodziło o „gain”?');
    expect(findings[0]!.fixes[0]?.changes.map(({ insert }) => insert)).toEqual(['gain']);
  });
});
