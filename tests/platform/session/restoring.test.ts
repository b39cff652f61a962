import { errorText, wordedError } from '../../../src/tools/cli/words/worded';
import { cultsSaves } from '../../../src/games/cults/saves';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/tools/cli/words';
import { brokenInvariants, play, cults, type State } from '../../../src/games/cults/rules';
import { GameError, hashOf, Reader } from '../../../src/kernel';
import { contentHash, type ModSource } from '../../../src/platform/sandbox/mods';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { MOST_CARRIED, readContents } from '../../../src/platform/session/contents';
import { ModsDiffer, type ModsChoice } from '../../../src/platform/session/differences';
import { asWritten } from '../../../src/games/cults/saves/migrations';
import { openLibrary, type CultsLibrary } from '../../../src/games/cults/base-set/library';
import { restoreGame } from '../../../src/platform/session/restore';
import { saveOf, type Save } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { bytesOf, manifestOf } from '../sandbox/mods/mod-files';
import { example, playOn, textIn, updatedBase, withExamples } from './tables';

const CONFIG = { seats: ['dagon', 'hastur', 'cthulhu'], seed: 'restoring', stacks: 'random', rounds: 6 };

type Loose = { -readonly [key in keyof Save<State>]: Save<State>[key] };
const through = (save: Save<State>): Loose => JSON.parse(JSON.stringify(save)) as Loose;

/** A game with mods after so many answers, as a save. */
function saved(library: CultsLibrary, withMods: boolean, answers = 60, config: object = CONFIG): Loose {
  const session = playOn(Session.begin(cults, { config }, library.book), 'saved', answers);
  return through(saveOf(session, library.mods, withMods));
}

async function refusal(value: unknown, library: CultsLibrary, choice?: ModsChoice): Promise<GameError> {
  try {
    await restoreGame(cultsSaves, value, library, choice);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

async function differing(value: unknown, library: CultsLibrary): Promise<ModsDiffer> {
  const error = await refusal(value, library);
  expect(error).toBeInstanceOf(ModsDiffer);
  return error as ModsDiffer;
}

const whispers = await withExamples('whispers', 'signatures');

describe('what differs', () => {
  it('nothing: a plain save is small and goes on at once', async () => {
    const save = saved(whispers, false);
    expect(save.contents).toBeUndefined();
    expect(JSON.stringify(save).length).toBeLessThan(40_000);
    const restored = restoreGame(cultsSaves, save, whispers);
    expect(restored).not.toBeInstanceOf(Promise);
    expect((await restored).session.hash).toBe(save.hash);
  });

  it('a mod that is missing, with what can be done', async () => {
    const missing = await differing(saved(whispers, false), baseLibrary());
    expect(missing.differences.map(({ code, params }) => [code, params['mod']])).toEqual([
      ['pinMissing', 'signatures'],
      ['pinMissing', 'whispers'],
    ]);
    expect(missing.offers).toEqual(['without', 'refuse']);
    expect(missing.closed.map(({ code }) => code)).toEqual(['contentsMissing', 'contentsMissing']);
    expect((await differing(saved(whispers, true), baseLibrary())).offers).toEqual(['pinned', 'without', 'refuse']);
  });

  it('another version, and other files by name, in both languages', async () => {
    const source = example('whispers');
    const later = textIn(source, 'mod.json').replace('1.0.0', '1.1.0');
    const other = await openLibrary([
      example('signatures', {
        'cards/dreamer.js': `${textIn(example('signatures'), 'cards/dreamer.js')}\n`,
        'notes.md': '# Notes',
      }),
      example('whispers', { 'mod.json': later }),
    ]);
    const error = await differing(saved(whispers, false), other);
    expect(error.differences).toMatchObject([
      { code: 'pinOtherContent', params: { mod: 'signatures', changed: ['cards/dreamer.js'], added: ['notes.md'] } },
      { code: 'pinOtherVersion', params: { mod: 'whispers', version: '1.0.0', present: '1.1.0', changed: ['mod.json'] } },
    ]);
    expect(error.offers).toEqual(['without', 'any', 'refuse']);
    const [english, polish] = (['en', 'pl'] as const).map((lang) => errorText(error, wordsOf(lang)));
    expect(english).toContain('(changed: cards/dreamer.js; added: notes.md)');
    expect(polish).toContain('(zmienione: cards/dreamer.js; dodane: notes.md)');
    expect(wordedError(error, wordsOf('en'))).toMatchObject({ code: 'modsDiffer', offers: ['without', 'any', 'refuse'] });
  });

  it('a mod too many: the game goes on as it began, without it', async () => {
    const save = saved(await withExamples('signatures'), false);
    const error = await differing(save, whispers);
    expect(error.differences).toMatchObject([{ code: 'pinExtra', params: { mod: 'whispers' } }]);
    for (const choice of ['pinned', 'without', 'any'] as const) {
      const { session } = await restoreGame(cultsSaves, save, whispers, choice);
      expect(session.state.blank).toEqual([]);
      expect(session.hash).toBe(save.hash);
    }
  });
});

describe('with the copy in the save', () => {
  it('goes on to the letter on a library that lacks the mods, undo and past included', async () => {
    const save = saved(whispers, true);
    const here = (await restoreGame(cultsSaves, save, whispers)).session;
    const { session, library } = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
    expect(library.mods.map(({ pin }) => pin)).toEqual(whispers.mods.map(({ pin }) => pin));
    expect(session.events).toEqual(here.events);
    expect(playOn(session, 'on').hash).toBe(playOn(here, 'on').hash);
    expect(session.outcome).not.toBeNull();
  });

  it('carries files that are no text', async () => {
    const art = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
    const library = await openLibrary([example('whispers', { 'art/choir.png': art })]);
    const save = saved(library, true);
    expect(save.contents!['whispers']!['art/choir.png']).toHaveProperty('base64');
    const restored = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
    expect(restored.library.mods.find(({ pin }) => pin.id === 'whispers')!.files.get('art/choir.png')).toEqual(art);
  });

  it('refuses to carry more than fits', () => {
    const big = whispers.mods.map((mod) => ({ ...mod, files: new Map([['a.txt', new Uint8Array(MOST_CARRIED)]]) }));
    const session = Session.begin(cults, { config: CONFIG }, whispers.book);
    expect(() => saveOf(session, big, true)).toThrow(/contentsTooBig/);
  });

  it('that is damaged is not used, and says so', async () => {
    const save = saved(whispers, true);
    const contents = structuredClone(save.contents) as Record<string, Record<string, unknown>>;
    contents['whispers']!['guardians/listener.js'] += '\n';
    const damaged = { ...save, contents };
    expect((await differing(damaged, baseLibrary())).offers).toEqual(['without', 'refuse']);
    const error = await refusal(damaged, baseLibrary(), 'pinned');
    expect(error).toMatchObject({ code: 'contentsDamaged', params: { mod: 'whispers', path: 'save.contents.whispers' } });
    // Nobody needs the copy where the mods are.
    expect((await restoreGame(cultsSaves, damaged, whispers)).session.hash).toBe(save.hash);
    const broken: [unknown, string][] = [
      [{ whispers: { 'a.png': { base64: '?' } } }, 'notBase64'],
      [{ whispers: { 'a.png': 7 } }, 'notAnObject'],
      [{ whispers: [] }, 'notAnObject'],
      [{ whispers: { 'a.txt': 'x'.repeat(MOST_CARRIED + 1) } }, 'contentsTooBig'],
    ];
    for (const [value, code] of broken) {
      const { code: found, params } = await refusal({ ...save, contents: value }, baseLibrary(), 'pinned');
      expect(found).toBe(code);
      expect(String(params['path'])).toMatch(/^save\.contents/);
    }
  });

  it('goes through the same door as any mod', async () => {
    const save = saved(whispers, true);
    const contents = structuredClone(save.contents) as Record<string, Record<string, unknown>>;
    contents['whispers'] = { ...contents['whispers'], '../outside.js': 'export default 1;' };
    const files = readContents(new Reader(contents, 'contents')).get('whispers')!;
    const mods = save.mods.map((pin) => (pin.id === 'whispers' ? { ...pin, hash: contentHash(files) } : pin));
    expect((await refusal({ ...save, contents, mods }, baseLibrary(), 'pinned')).code).toBe('pathTraversal');
  });
});

describe('a mod of the first api, with a field that the second refuses', () => {
  /** `rounds` says nothing where a change lasts for the game. */
  const FOG = `import { city } from 'cults';
export default city({ id: 'fog', name: { en: 'Fog' }, lasts: 'game',
  effects: [{ do: 'change', number: 'sanity', add: 1, lasts: 'game', rounds: 2 }] });`;

  const frail = (api: number): ModSource => {
    const manifest = manifestOf('frail', { api, content: { cards: ['fog.js'] } });
    return {
      origin: 'frail',
      content: new Map(Object.entries({ 'mod.json': JSON.stringify(manifest), 'fog.js': FOG }).map(asFile)),
    };
  };
  const asFile = ([path, text]: [string, string]): [string, Uint8Array] => [path, bytesOf(text)];

  it('opens as it is, and so does a save that pins it, on a library with or without it', async () => {
    const { leftOut } = await openLibrary([frail(2)]);
    expect(leftOut).toMatchObject([{ id: 'frail', problems: [{ code: 'fieldNoUse', params: { field: 'rounds' } }] }]);
    const library = await openLibrary([frail(1)]);
    const config = { ...CONFIG, city: { pin: ['frail:fog'] } };
    const save = saved(library, true, 60, config);
    expect(save.mods.map(({ id }) => id)).toEqual(['base', 'frail']);
    const here = (await restoreGame(cultsSaves, save, library)).session;
    const elsewhere = (await restoreGame(cultsSaves, save, baseLibrary(), 'pinned')).session;
    expect(here.hash).toBe(save.hash);
    expect(playOn(elsewhere, 'frail').hash).toBe(playOn(here, 'frail').hash);
    expect(here.state.modifiers).toContainEqual(expect.objectContaining({ number: 'sanity', source: 'frail:fog' }));
  });
});

describe('without the mods', () => {
  it('every card stays where it was, has no effect, and the game can be saved, undone and ended', async () => {
    const save = saved(whispers, false);
    const { session, library } = await restoreGame(cultsSaves, save, baseLibrary(), 'without');
    expect(library.mods.map(({ pin }) => pin.id)).toEqual(['base']);
    expect(session.state.blank).toEqual(['signatures', 'whispers']);
    const zones = (state: typeof session.state): unknown =>
      state.seats.map(({ deck, hand, discard }) => ({ deck, hand, discard }));
    expect(zones(session.state)).toEqual(zones(save.state));
    const again = await restoreGame(cultsSaves, through(saveOf(session, library.mods)), baseLibrary());
    expect(again.session.hash).toBe(session.hash);
    // The past cannot be replayed any more, but what was answered since the restore can be taken back.
    expect(() => session.undo()).toThrow(GameError);
    let before = session.hash;
    const revealed = (): boolean => {
      const last = session.log.at(-1)!;
      return !('answer' in last) || last.revealed;
    };
    do {
      before = session.hash;
      session.answer(session.decision!.suggest);
    } while (revealed());
    session.undo();
    expect(session.hash).toBe(before);
    playOn(session, 'without');
    expect(session.outcome).not.toBeNull();
  });

  it('is not possible where a cult of theirs plays, or before the game has begun, and says why', async () => {
    const fifth = await withExamples('fifth-cult');
    const seats = ['dagon', 'fifth-cult:nyarlathotep'];
    const save = saved(fifth, false, 40, { seats, seed: 'fifth' });
    const error = await differing(save, baseLibrary());
    expect(error.offers).toEqual(['refuse']);
    expect(error.closed.map(({ code, params }) => [code, params['why']])).toEqual([
      ['contentsMissing', undefined],
      ['cannotPlayWithout', 'cult'],
    ]);
    expect((await refusal(save, baseLibrary(), 'without')).code).toBe('cannotPlayWithout');
    const drafting = saved(whispers, false, 2, { ...CONFIG, stacks: 'draft' });
    expect((await refusal(drafting, baseLibrary(), 'without')).params).toMatchObject({ why: 'setup' });
  });

  it('with cards that are gone, “any” is refused and “refuse” too', async () => {
    const save = saved(whispers, false);
    expect((await refusal(save, baseLibrary(), 'any')).code).toBe('otherCards');
    expect((await refusal(save, baseLibrary(), 'refuse')).code).toBe('modsDiffer');
  });

  it('of an older save, which does not tell what is printed on cards, guesses from where they lie', async () => {
    const { cards: _, ...save } = saved(whispers, false);
    const old = { ...save, version: 1, mods: save.mods.map(({ id, version, hash }) => ({ id, version, hash })) };
    const { session, library } = await restoreGame(cultsSaves, old, baseLibrary(), 'without');
    // Saved in the present format, the guessed cards are printed: the game goes on to the same end.
    const anew = through(saveOf(session, library.mods));
    const present = (await restoreGame(cultsSaves, anew, baseLibrary())).session;
    expect(playOn(session, 'older').hash).toBe(playOn(present, 'older').hash);
    expect(session.outcome).not.toBeNull();
    expect(session.outcome).toEqual(present.outcome);
  });
});

describe('an update of the base set', () => {
  const path = 'starting/acolyte.js';
  const text = new TextDecoder().decode(baseLibrary().mods[0]!.files.get(path));

  it('that plays the same game is not noticed', async () => {
    const updated = await updatedBase({ [path]: `// Reworded.\n${text}` });
    const save = saved(baseLibrary(), false);
    expect((await restoreGame(cultsSaves, save, updated)).session.hash).toBe(save.hash);
  });

  it('that does not is told, and the copy in the save goes on to the letter', async () => {
    const changed = text.replace(/icons: '\w*'/, "icons: 'AAAPPPTTT'");
    expect(changed).not.toBe(text);
    const updated = await updatedBase({ [path]: changed });
    const plain = await differing(saved(baseLibrary(), false), updated);
    expect(plain.differences).toMatchObject([{ code: 'pinOtherContent', params: { mod: 'base' } }]);
    expect(plain.offers).toEqual(['without', 'any', 'refuse']);
    const save = saved(baseLibrary(), true);
    const error = await differing(save, updated);
    expect(error.offers).toEqual(['pinned', 'without', 'any', 'refuse']);
    expect(error.differences[0]!.params['changed']).toEqual([path]);
    const here = (await restoreGame(cultsSaves, save, baseLibrary())).session;
    const { session } = await restoreGame(cultsSaves, save, updated, 'pinned');
    expect(playOn(session, 'update').hash).toBe(playOn(here, 'update').hash);
    for (const choice of ['without', 'any'] as const) {
      const forward = (await restoreGame(cultsSaves, save, updated, choice)).session;
      expect(playOn(forward, 'forward').outcome).not.toBeNull();
    }
  });
});

it('a save of format 2 that carries its mods still plays on with them', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../games/cults/saves/v2-with-mods.json'), 'utf8');
  const save = JSON.parse(text) as Save;
  const { session, library } = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
  // A newer format has counters and a list of questions; nothing else is different.
  expect(hashOf(asWritten(session.state, 2))).toBe(save.hash);
  expect(library.mods.map(({ pin }) => pin.id)).toEqual(['base', 'whispers']);
  const present = Session.replay(cults, save.start, save.log, library.book);
  expect(playOn(session, 'v2').hash).toBe(playOn(present, 'v2').hash);
  expect(session.log.length).toBeGreaterThan(save.log.length + 200);
  expect(session.outcome).not.toBeNull();
  expect(session.outcome).toEqual(present.outcome);
  expect(brokenInvariants(play(session.state, library.book, null))).toEqual([]);
});
