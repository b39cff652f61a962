import { cults } from '../../../src/games/cults/rules';
import { expect, it } from 'vitest';
import { GameHost } from '../../../src/platform/host/host';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { playOn, withExamples } from './tables';

it('the page learns what differs, plays with the copy in the save, and its own saves carry it on', async () => {
  const library = await withExamples('whispers');
  const config = { seats: ['dagon', 'hastur'], seed: 'remote', stacks: 'random' };
  const session = playOn(Session.begin(cults, { config }, library.book), 'remote', 40);
  const save = saveOf(session, library.mods, true);
  const host = new GameHost();
  await host.handle({ ask: 'open', sources: [] });
  const refused = await host.handle({ ask: 'restore', save });
  expect(refused).toMatchObject({ error: { code: 'modsDiffer', mods: { offers: ['pinned', 'without', 'refuse'] } } });
  const restored = await host.handle({ ask: 'restore', save, mods: 'pinned' });
  if (!('moment' in restored)) throw new Error(JSON.stringify(restored));
  expect(restored.moment.reading!.mods.map(({ id }) => id)).toEqual(['base', 'whispers']);
  expect(await host.handle({ ask: 'hash' })).toEqual({ hash: save.hash });

  const decision = session.decision!;
  const answered = await host.handle({ ask: 'answer', value: decision.suggest, id: decision.id });
  session.answer(decision.suggest);
  if (!('moment' in answered)) throw new Error(JSON.stringify(answered));
  const other = new GameHost();
  await other.handle({ ask: 'open', sources: [] });
  await other.handle({ ask: 'restore', save: answered.moment.save, mods: 'pinned' });
  expect(await other.handle({ ask: 'hash' })).toEqual({ hash: session.hash });
});
