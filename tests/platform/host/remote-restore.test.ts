import { cults } from '../../../src/games/cults/rules';
import { expect, it } from 'vitest';
import { Host } from '../../../src/platform/host/host';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { playOn, withExamples } from '../session/tables';
import { LocalThinking } from './local-thinking';

const client = { tell: (): void => undefined };

async function openHost(): Promise<Host> {
  const host = new Host({ stream: 'test', isInspected: true, keeper: null, startThinking: () => new LocalThinking() });
  await host.handle(client, { ask: 'open', sources: [] });
  return host;
}

it('the page learns what differs, plays with the copy in the save, and its own saves carry it on', async () => {
  const library = await withExamples('whispers');
  const config = { seats: ['dagon', 'hastur'], seed: 'remote', stacks: 'random' };
  const session = playOn(Session.begin(cults, { config }, library.book), 'remote', 40);
  const save = saveOf(session, library.mods, true);
  const host = await openHost();
  const restore = { ask: 'restore', save, game: 'remote', mods: [] } as const;
  const refused = await host.handle(client, { ...restore, choice: 'refuse' });
  expect(refused).toMatchObject({ error: { code: 'modsDiffer', mods: { offers: ['pinned', 'without', 'refuse'] } } });
  const restored = await host.handle(client, { ...restore, choice: 'pinned' });
  if (!('begun' in restored)) throw new Error(JSON.stringify(restored));
  expect(restored.begun.reading!.mods.map(({ id }) => id)).toEqual(['base', 'whispers']);
  expect(await host.handle(client, { ask: 'hash' })).toEqual({ hash: save.hash });

  const { seat, id, suggest } = session.decision!;
  await host.handle(client, { ask: 'join', link: 1, seat });
  const answered = await host.handle(client, { ask: 'answer', link: 1, seat, value: suggest, id });
  session.answer(suggest);
  expect(answered).toEqual({ changed: { count: 1 } });
  const exported = await host.handle(client, { ask: 'export' });
  if (!('save' in exported)) throw new Error(JSON.stringify(exported));
  const other = await openHost();
  await other.handle(client, { ...restore, save: exported.save, choice: 'pinned' });
  expect(await other.handle(client, { ask: 'hash' })).toEqual({ hash: session.hash });
});
