import { cultsSaves } from '../../src/games/cults/saves';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readModFrom } from '../../src/tools/cli/mod-disk';
import { HeadlessTable } from '../../src/tools/cli/table/headless-table';
import { wordsOf } from '../../src/tools/cli/words';
import { BOUNDS, brokenInvariants, play, type Catalogue, cults } from '../../src/games/cults/rules';
import { hashOf, liveStream } from '../../src/kernel';
import { broughtBy, fuzzConfig } from '../../src/tools/cli/mod/fuzz/fuzz-config';
import { baseLibrary } from '../../src/games/cults/base-set/books';
import { openLibrary } from '../../src/games/cults/base-set/library';
import { Session } from '../../src/platform/session/session';

/** The reproductions of the review (mods and saves of strangers who meant harm): refused, cancelled or answered, and the table lives. */
const HERE = import.meta.dirname;
const MODS = readdirSync(join(HERE, 'mods'));
const SAVES = readdirSync(join(HERE, 'saves'));

/** Refused while they are loaded, with what is wrong with them; the others may play. */
const REFUSED: Readonly<Record<string, string>> = {
  'explode-subscribe': '',
  'leak-tokens': 'secretCount',
  'leak-refused': 'secretCount',
  'load-hang': 'declaredByHand',
  'npc-verb-bonus': 'onlyForNpc',
  'npc-verb-city': 'onlyForNpc',
  'npc-verb-dominate': 'onlyForNpc',
  'npc-verb-influence': 'onlyForNpc',
  'proto-do': '',
  'raw-script': 'declaredByHand',
  'raw-script-ask': 'declaredByHand',
  'raw-script-many': 'declaredByHand',
  'raw-script-wrong': 'declaredByHand',
  'svg-big': '',
  'svg-external': '',
  'svg-filter': '',
  'svg-laughs': '',
  'terminal-escape': '',
  'wide-1': '',
}; // prettier-ignore

/** Both players have nothing but the mod's cards, use them whenever they can, and play on for 300 answers. */
function played(book: Catalogue, mod: string): { readonly answers: number; readonly most: number } {
  const types = book.types.filter((id) => id.startsWith(`${mod}:`));
  const city = [...book.city.keys()].filter((id) => id.startsWith(`${mod}:`));
  const cards = Array.from({ length: 12 }, (_, i) => types[i % Math.max(1, types.length)] ?? 'adept');
  const scenario = {
    seats: ['dagon', 'hastur'],
    round: 2,
    phase: 'city',
    decks: { dagon: cards, hastur: cards },
    city: { deck: city },
  };
  const session = Session.begin(cults, { scenario }, book);
  let [answers, most, told] = [0, 0, session.events.length];
  for (; answers < 300 && session.decision !== null; answers++) {
    const { options, suggest, kind } = session.decision;
    const own = options.find(({ card }) => typeof card === 'string' && card.startsWith(`${mod}:`));
    const use = kind === 'useAbility' ? own : undefined;
    session.answer(use === undefined ? suggest : [use.id]);
    most = Math.max(most, session.events.length - told);
    told = session.events.length;
  }
  expect(brokenInvariants(play(session.state, book, null))).toEqual([]);
  return { answers, most };
}

describe('a mod that means harm', () => {
  it.each(MODS)('%s is refused with a reason, or plays games that end', async (name) => {
    const library = await openLibrary([readModFrom(join(HERE, 'mods', name))]);
    const problems = library.leftOut.flatMap((mod) => mod.problems.map(({ code }) => code));
    if (Object.hasOwn(REFUSED, name)) {
      expect(problems).not.toEqual([]);
      if (REFUSED[name] !== '') expect(problems).toContain(REFUSED[name]);
      return;
    }
    expect(problems).toEqual([]);
    const { answers, most } = played(library.book, name);
    expect(answers).toBeGreaterThan(100);
    // An answer tells no more than the bounds allow, and what it takes back.
    expect(most).toBeLessThan(2 * BOUNDS.events);
  });

  it.each(['kept-this', 'kept-global', 'kept-districtof', 'kept-negzero', 'oracle'])(
    '%s comes out the same in a process that has played before',
    async (name) => {
      const library = await openLibrary([readModFrom(join(HERE, 'mods', name))]);
      const brought = broughtBy(new Set([name]), library.book);
      const config = { ...fuzzConfig(brought, library.book, 'again', liveStream('again')), seats: undefined };
      const played = (book: typeof library.book): string => {
        const seats = (fuzzConfig(brought, library.book, 'again', liveStream('again'))['seats'] as string[]).map((cult) => ({
          cult,
          by: 'random',
        }));
        return Session.begin(cults, { config: { ...config, seats } }, book).hash;
      };
      const first = played(library.book);
      expect(played(library.book)).toBe(first);
      const fresh = await openLibrary([readModFrom(join(HERE, 'mods', name))]);
      expect(played(fresh.book)).toBe(first);
    },
  );
});

describe('a save that means harm', () => {
  let table: HeadlessTable;
  let before = '';
  const ask = async (command: object): Promise<Record<string, unknown>> => table.command(command);
  beforeAll(async () => {
    table = new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en', baseLibrary()) });
    await ask({ cmd: 'new', config: { seats: ['dagon', 'hastur'], seed: 'at hand' } });
    before = String((await ask({ cmd: 'hash' }))['hash']);
  });

  const read = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(HERE, 'saves', name), 'utf8')) as Record<string, unknown>;
  /** The same in the newest format, so that it is not its age that is refused. */
  const renewed = (name: string): Record<string, unknown> => {
    const { migrations, rules } = cultsSaves;
    let save = read(name);
    for (let version = Number(save['version']); version < rules.saves.version; version++) save = migrations[version]!(save);
    return { ...save, version: rules.saves.version, hash: hashOf(save['state']) };
  };
  const HARMLESS = ['save-honest.json', 'save-ask-refs-empty.json'];

  it.each(SAVES.filter((name) => !HARMLESS.includes(name)))(
    '%s is refused, as it is and in the newest format, and the game at hand stays',
    async (name) => {
      for (const save of [read(name), renewed(name)])
        for (const mods of ['refuse', 'pinned', 'without', 'any']) {
          expect(await ask({ cmd: 'restore', save, mods }), mods).toMatchObject({ ok: false });
          expect(await ask({ cmd: 'hash' })).toMatchObject({ ok: true, hash: before });
        }
    },
  );

  it('save-ask-refs-empty.json: a question without options is asked anew, or refused', async () => {
    const name = 'save-ask-refs-empty.json';
    expect(await ask({ cmd: 'restore', save: renewed(name) })).toMatchObject({ ok: false });
    const reply = await ask({ cmd: 'restore', save: read(name) });
    const { suggest } = reply['decision'] as { suggest: string[] };
    expect(await ask({ cmd: 'answer', value: suggest })).toMatchObject({ ok: true });
  });

  it('save-honest.json opens and goes on', async () => {
    const reply = await ask({ cmd: 'restore', save: read('save-honest.json') });
    expect(reply).toMatchObject({ ok: true });
    const { suggest } = reply['decision'] as { suggest: string[] };
    expect(await ask({ cmd: 'answer', value: suggest })).toMatchObject({ ok: true });
  });
});
