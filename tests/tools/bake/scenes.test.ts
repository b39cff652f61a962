import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRAMES } from '../../../src/games/cults/picture/config/art';
import { composeScene } from '../../../src/games/cults/picture/config/compose-scene';

const root = resolve(import.meta.dirname, '../../..');
const idsIn = (folder: string): string[] =>
  readdirSync(join(root, 'mods', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => basename(file, '.js'));

const CARD_FOLDERS = ['starting', 'guardians', 'actions', 'city', 'setups', 'objectives', 'npc'];
const painted: readonly string[] = [...FRAMES['scenes-cult'], ...FRAMES['scenes-city']];
const sizeOf = (file: string): number => readFileSync(join(root, 'assets/art', file)).length;

describe('the pictures of the cards', () => {
  it('show every card of the base set, and nothing that is no card', () => {
    const wanted = CARD_FOLDERS.flatMap((folder) => idsIn(join('base', folder))).map((id) => `scene-${id}`);
    expect(wanted).toHaveLength(57);
    expect(painted.filter((name) => name.startsWith('scene-')).sort()).toEqual(wanted.sort());
  });

  it('all have the shape of the window on the card', () => {
    for (const atlas of ['scenes-cult', 'scenes-city'] as const) {
      const { frames } = JSON.parse(readFileSync(join(root, 'assets/art', `${atlas}.json`), 'utf8')) as {
        frames: Record<string, { frame: { w: number; h: number } }>;
      };
      for (const [name, { frame }] of Object.entries(frames)) expect([name, frame.w, frame.h]).toEqual([name, 400, 208]);
    }
  });

  it('stay small enough to load at once', () => {
    const scenes = ['scenes-cult.avif', 'scenes-city.avif', 'scenes-compose.avif'].reduce((sum, file) => sum + sizeOf(file), 0);
    expect(scenes).toBeLessThanOrEqual(310_000);
    expect(sizeOf('title.avif')).toBeLessThanOrEqual(60_000);
  });
});

describe('a picture composed for a card of a mod', () => {
  const samples = Array.from({ length: 200 }, (_, index) => `mod:card-${index}`);

  it('is always the same for the same card', () => {
    const card = { id: 'whispers:listener', kind: 'guardian', icons: 'AT' };
    expect(composeScene(card)).toEqual(composeScene({ ...card }));
  });

  it('shows what fits the kind: a creature for a Guardian, a street for a City card', () => {
    for (const id of samples) {
      expect(composeScene({ id, kind: 'guardian', icons: 'AT' }).figure).toMatch(/^compose-figure-guardian-/);
      expect(composeScene({ id, kind: 'city' }).figure).toMatch(/^compose-figure-city-/);
      expect(composeScene({ id, kind: 'city' }).land).toMatch(/^compose-land-[01236]$/);
    }
  });

  it('may show what the icons stand for, and only those on the card', () => {
    const words = new Set(samples.map((id) => composeScene({ id, kind: 'action', icons: 'PT' }).figure.split('-')[2]));
    expect(words).toEqual(new Set(['action', 'power', 'terror']));
  });

  it('finds a figure for kinds it does not know', () => {
    expect(composeScene({ id: 'strange:thing', kind: 'something-new' }).figure).toMatch(/^compose-figure-starting-/);
  });

  it('gives the fourteen cards of the example mods fourteen different pictures', () => {
    const folders = { 'whispers/guardians': 'guardian', 'whispers/actions': 'action', 'whispers/city': 'city' };
    const cards = [
      ...Object.entries(folders).flatMap(([folder, kind]) =>
        idsIn(join('examples', folder)).map((id) => ({ id: `whispers:${id}`, kind })),
      ),
      ...idsIn('examples/signatures/cards').map((id) => ({ id: `signatures:${id}`, kind: 'starting', icons: 'P' })),
      ...idsIn('examples/fifth-cult/cards').map((id) => ({ id: `fifth-cult:${id}`, kind: 'starting', icons: 'AP' })),
    ];
    expect(cards).toHaveLength(14);
    const looks = cards.map((card) => {
      const { sky, land, figure } = composeScene(card);
      return `${sky} ${land} ${figure}`;
    });
    expect(new Set(looks).size).toBe(14);
  });

  it('uses every sky, ground and figure for some card', () => {
    const used = new Set(
      samples.flatMap((id) =>
        ['guardian', 'action', 'city', 'starting', 'objective', 'npc'].flatMap((kind) => {
          const { sky, land, figure } = composeScene({ id, kind, icons: 'APT' });
          return [sky, land, figure];
        }),
      ),
    );
    const all = [...FRAMES['scenes-city'], ...FRAMES['scenes-compose']].filter((name) => name.startsWith('compose-'));
    expect(all.filter((name) => !used.has(name))).toEqual([]);
  });
});
