import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMod } from '../../../src/platform/sandbox/mods';
import { expectReady, modOf, MODS, withMods } from '../load';

/** The tutorial of docs/modding.md is what a reader types: it must work to the letter. */
const DOCS = readFileSync(join(MODS, '../docs/modding.md'), 'utf8');
const blocks = (lang: string): string[] =>
  [...DOCS.matchAll(new RegExp(`\`\`\`${lang}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);
const whole = blocks('js').filter((text) => text.includes('export default'));
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the tutorial', () => {
  it('has a manifest that is accepted', () => {
    const files = new Map([
      ['mod.json', bytes(blocks('json')[0]!)],
      ['cards/night-watch.js', bytes(whole[0]!)],
    ]);
    expect(openMod({ origin: 'my-mod', content: files }).manifest.content.cards).toEqual(['cards/night-watch.js']);
  });

  it('has cards that do what they say', async () => {
    const mod = await withMods(modOf('my-mod', { 'cards/night-watch.js': whole[0]!, 'cards/red-moon.js': whole[1]! }));
    const t = mod.load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'action',
      districts: {
        downtown: {
          sanity: 9,
          rituals: [
            ['cthulhu', 3],
            ['hastur', 1],
          ],
          plans: ['cthulhu'],
        },
        uptown: { plans: ['hastur'] },
      },
      hands: { cthulhu: ['my-mod:night-watch'], hastur: [] },
      decks: { cthulhu: ['adept', 'adept'] },
    });
    t.answer('takePlan', { plan: 'dominance' }).answer('commit', { card: 'my-mod:night-watch' }).answer('commit');
    t.answer('useAbility', { card: 'my-mod:night-watch' });
    expect(t.hand('cthulhu')).toEqual(['adept', 'adept']);
    expectReady(t);
    const moon = mod.load({ seats: ['cthulhu', 'hastur'], round: 2, phase: 'city', city: { deck: ['my-mod:red-moon'] } });
    expect(moon.session.state.modifiers).toMatchObject([{ number: 'bluffTokens', add: 1, until: 3 }]);
    expectReady(moon);
  });

  it('has pieces of cards that load', async () => {
    const piece = (id: string, body: string): string =>
      `import { action } from 'cults';\nexport default action({ id: '${id}', name: { en: '${id}' }, cost: 1, ${body.trim().replace(/,$/, '')} });\n`;
    const pieces = blocks('js').filter((text) => !text.includes('export default'));
    expect(pieces).toHaveLength(5);
    const made = pieces.map((text) =>
      text.startsWith('effects') ? `abilities: [{ keyword: 'preparation', ${text.trim()} }]` : text,
    );
    await withMods(modOf('pieces', Object.fromEntries(made.map((text, i) => [`p${i}.js`, piece(`p${i}`, text)]))));
  });
});
