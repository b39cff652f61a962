import { type Catalogue, cults } from '../../../games/cults/rules';
import { GameError } from '../../../kernel';
import { openLibrary, type CultsLibrary } from '../../../games/cults/base-set/library';
import { saveOf } from '../../../platform/session/save';
import { Session } from '../../../platform/session/session';
import type { Position } from './positions';

/** A mod with a City card that asks the First Cultist every kind of decision that only mods' cards ask. */
const FILES: Readonly<Record<string, string>> = {
  'mod.json': JSON.stringify({
    id: 'asking',
    version: '1.0.0',
    api: 1,
    title: { en: 'The Inquisitive Stranger', pl: 'Dociekliwy Przybysz' },
    description: {
      en: 'Asks what no card of the base set asks.',
      pl: 'Pyta o to, o co nie pyta żadna karta zestawu podstawowego.',
    },
    authors: ['Rise of the Cults team'],
    license: 'MIT',
    dependencies: { requires: { base: '^1.0.0' } },
    content: { cards: ['stranger.js'] },
  }),
  'stranger.js': `import { city } from 'cults';
export default city({
  id: 'stranger',
  name: { en: 'Inquisitive Stranger', pl: 'Dociekliwy Przybysz' },
  lasts: 'once',
  effects: [
    { do: 'chooseSeat', of: 'rivals', effects: [{ do: 'disorganization', who: 'eventSeat' }] },
    { do: 'chooseNumber', from: 1, to: 3, effects: [{ do: 'gain', token: 'freak', count: { count: 'chosen' } }] },
    { do: 'removeDominance', of: 'rivals', where: 'anywhere' },
  ],
});`,
};

/** Asked in this order in the position below. */
export const KINDS_OF_MODS: readonly string[] = ['chooseSeat', 'chooseNumber', 'chooseDominance'];

const SCENARIO = {
  seats: [{ cult: 'dagon', by: 'human' }, ...['hastur', 'cthulhu', 'chaugnar'].map((cult) => ({ cult, by: 'random' }))],
  round: 3,
  phase: 'city',
  seed: 'asking',
  districts: {
    downtown: { rituals: [['dagon', 1]], sites: ['dagon', 'hastur'], dominance: ['hastur', 'dagon', 'cthulhu'] },
    uptown: { rituals: [['chaugnar', 2]], sites: ['chaugnar'], dominance: ['chaugnar', 'hastur'] },
  },
  tokens: { dagon: { thug: 2, freak: 1 } },
  city: { deck: ['asking:stranger'] },
};

async function library(): Promise<CultsLibrary> {
  const encoder = new TextEncoder();
  const content = new Map(Object.entries(FILES).map(([path, text]) => [path, encoder.encode(text)]));
  const opened = await openLibrary([{ origin: 'asking', content }]);
  const [problem] = opened.leftOut.flatMap(({ problems }) => problems);
  if (problem !== undefined) throw new GameError(problem.code, problem.params);
  return opened;
}

/** Saves at the decisions that only mods' cards ask; each save carries the mod. */
export async function positionsOfMods(): Promise<{ readonly book: Catalogue; readonly positions: readonly Position[] }> {
  const { book, mods } = await library();
  const session = Session.begin(cults, { scenario: SCENARIO }, book);
  const positions = KINDS_OF_MODS.map((kind): Position => {
    const { decision } = session;
    if (decision?.kind !== kind) throw new Error(`The card asks ${decision?.kind} where it should ask ${kind}.`);
    const position = { kind, save: saveOf(session, mods, true) };
    session.answer(decision.suggest);
    return position;
  });
  return { book, positions };
}
