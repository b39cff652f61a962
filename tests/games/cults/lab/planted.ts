import type { ModSource } from '../../../../src/platform/sandbox/mods';

/** A mod with one Guardian that is far too good for its cost, and one that nobody needs. */
export const PLANTED_FILES: Readonly<Record<string, string>> = {
  'mod.json': JSON.stringify({
    id: 'planted',
    version: '1.0.0',
    title: { en: 'Planted cards', pl: 'Podrzucone karty' },
    description: { en: 'Cards for testing the lab', pl: 'Karty do testów laboratorium' },
    api: 1,
    authors: ['Nobody'],
    license: 'MIT',
    content: { cards: ['overpowered.js', 'useless.js'] },
  }),
  'overpowered.js': [
    '// Overpowered (Guardian): it has all icons that count in a fight.',
    "import { guardian } from 'cults';",
    "export default guardian({ id: 'overpowered', name: { en: 'Overpowered', pl: 'Przegięty' }, icons: 'AAATTT', cost: 1 });",
  ].join('\n'),
  'useless.js': [
    '// Useless (Guardian): it can pay a little, and costs a lot.',
    "import { guardian } from 'cults';",
    "export default guardian({ id: 'useless', name: { en: 'Useless', pl: 'Bezużyteczny' }, icons: '', cost: 4 });",
  ].join('\n'),
};

export const PLANTED: ModSource = {
  origin: 'planted',
  content: new Map(Object.entries(PLANTED_FILES).map(([path, text]) => [path, new TextEncoder().encode(text)])),
};
