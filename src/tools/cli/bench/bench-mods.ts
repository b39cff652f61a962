import type { ModSource } from '../../../platform/sandbox/mods';

/** A synthetic mod with this many simple cards; many of these stand for a large mod collection. */
export function madeUpMod(number: number, cards: number): ModSource {
  const id = `made-up-${number}`;
  const paths = Array.from({ length: cards }, (_, i) => `cards/card-${i}.js`);
  const manifest = {
    id,
    version: '1.0.0',
    api: 1,
    title: { en: id },
    description: { en: 'Made up for measuring.' },
    authors: ['bench'],
    license: 'MIT',
    content: { cards: paths },
  };
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([['mod.json', encoder.encode(JSON.stringify(manifest))]]);
  paths.forEach((path, i) => files.set(path, encoder.encode(cardSource(i, number))));
  return { origin: id, content: files };
}

/** The source of a card: declared ones, City cards and ones with a function alternate. */
function cardSource(i: number, mod: number): string {
  const name = `name: { en: 'Card ${i} of ${mod}', pl: 'Karta ${i} z ${mod}' }`;
  if (i % 3 === 0) {
    return `import { city } from 'cults';\nexport default city({ id: 'card-${i}', ${name}, lasts: 'round', effects: [{ do: 'change', number: 'bluffTokens', add: 1, lasts: 'round' }] });\n`;
  }
  const ability =
    i % 3 === 1
      ? `{ keyword: 'mobilization', effects: [{ do: 'draw', count: 1 }] }`
      : `{ keyword: 'mobilization', text: { en: 'Draw.' }, run(game) { if (game.count('hand') < 9) game.draw(1); } }`;
  return `import { action } from 'cults';\nexport default action({ id: 'card-${i}', ${name}, cost: 3, icons: 'P', abilities: [${ability}] });\n`;
}
