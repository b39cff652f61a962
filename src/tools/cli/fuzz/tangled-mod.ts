import type { ModSource } from '../../../platform/sandbox/mods';

/** A mod that asks in every way that cards can, so that saves are taken in the middle of its questions. */

const named = (name: string): string => `name: { en: '${name}', pl: '${name}' }, text: { en: '${name}.', pl: '${name}.' }`;

/** A starting card of every cult, so that every hand has it: with triggers and asking scripts. */
const knot = (cult: string): string => `import { starting } from 'cults';
export default starting({
  id: 'knot-${cult}', ${named('Knot')}, icons: 'AP', signature: { cult: '${cult}', replaces: 'adept' },
  choices: [{ en: 'Left', pl: 'Lewa' }, { en: 'Right', pl: 'Prawa' }],
  triggers: [
    { on: 'planPlaced', by: 'rival', effects: [{ do: 'chooseNumber', from: 1, to: 3, effects: [{ do: 'gain', token: 'choice', count: { count: 'chosen' } }] }] },
    { on: 'ritualPlaced', self: 'discard', effects: [{ do: 'forEach', who: 'everyone', effects: [{ do: 'chooseOne', options: [{ choice: 'take', effects: [{ do: 'gain', token: 'thug', count: 1 }] }, { choice: 'leave', effects: [] }] }] }] },
  ],
  abilities: [
    { keyword: 'mobilization', run(game) {
      const number = game.chooseNumber(0, 2 + game.random(3));
      const seen = game.store.get('seen') ?? 0;
      game.store.set('seen', seen + number);
      if (game.chooseOne(2) === 0) game.draw(1);
      else game.gain(game.chooseToken(), 1);
    } },
    { keyword: 'influence', self: 'destroy', run(game) {
      const district = game.chooseDistrict();
      game.advance(district);
      if (game.power() > 1) game.pay(1);
      const rival = game.chooseSeat();
      game.disorganization(1, rival);
      game.change('cardCost', -1, 2);
    } },
    { keyword: 'confrontation', run(game) { game.addAttack(game.chooseNumber(1, 3)); } },
    { keyword: 'planning', effects: [{ do: 'chooseDistrict', effects: [{ do: 'advanceInvestigator', where: 'here' }, { do: 'gain', token: 'freak', count: 1 }] }] },
  ],
});`;

const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];

const CITY: Readonly<Record<string, string>> = {
  'city/web.js': `import { city } from 'cults';
export default city({ id: 'web', ${named('Web')}, lasts: 'game',
  triggers: [{ on: 'turnEnded', effects: [{ do: 'chooseOne', who: 'everyone', options: [{ choice: 'pull', effects: [{ do: 'draw', count: 1 }] }, { choice: 'wait', effects: [{ do: 'lose', token: 'choice', count: 1 }] }] }] }],
  effects: [{ do: 'change', number: 'planSpots', add: 1, lasts: 'game' }, { do: 'discard', count: 1, upTo: true, who: 'rivals' }] });`,
  'city/fog.js': `import { city } from 'cults';
export default city({ id: 'fog', ${named('Fog')}, lasts: 'round', choices: [{ en: 'In', pl: 'W' }, { en: 'Out', pl: 'Z' }],
  run(game) { for (const cult of [game.me, ...game.rivals]) if (game.chooseOne(2, cult) === 0) game.gain('thug', 1 + game.random(2), cult); } });`,
};

/** The mod as the loader would find it on disk. */
export function tangledMod(): ModSource {
  const cards = { ...CITY, ...Object.fromEntries(CULTS.map((cult) => [`knots/${cult}.js`, knot(cult)])) };
  const manifest = {
    id: 'tangled',
    version: '1.0.0',
    api: 1,
    title: { en: 'Tangled', pl: 'Splątane' },
    description: { en: 'Questions within questions.', pl: 'Pytania w pytaniach.' },
    authors: ['Rise of the Cults team'],
    license: 'MIT',
    dependencies: { requires: { base: '^1.0.0' } },
    content: { cards: Object.keys(cards) },
  };
  const files = Object.entries({ ...cards, 'mod.json': JSON.stringify(manifest) });
  const encoder = new TextEncoder();
  return { origin: 'tangled', content: new Map(files.map(([path, text]) => [path, encoder.encode(text)])) };
}
