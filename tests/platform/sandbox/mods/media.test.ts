import { describe, expect, it } from 'vitest';
import { PICTURE_LIMITS, readPicture, readSound } from '../../../../src/platform/sandbox/mods';
import { openLibrary } from '../../../../src/games/cults/base-set/library';
import { readingOf } from '../../../../src/games/cults/reading';
import { codeOf } from '../../../harness';
import { bytesOf, manifestOf } from './mod-files';

const u32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const png = (width: number, height: number): Uint8Array =>
  new Uint8Array([...PNG_HEAD, ...u32(width), ...u32(height), 8, 6, 0, 0, 0, 0, 0, 0, 0]);
const webp = (form: string, body: readonly number[]): Uint8Array =>
  new Uint8Array([
    ...bytesOf('RIFF'),
    40,
    0,
    0,
    0,
    ...bytesOf('WEBP'),
    ...bytesOf(form),
    20,
    0,
    0,
    0,
    ...body,
    ...new Array<number>(16).fill(0),
  ]);
const FRAMES = [...bytesOf('ANMF'), 16, 0, 0, 0, ...new Array<number>(16).fill(0)];
const svg = (inside: string): Uint8Array =>
  bytesOf(
    `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32.5">${inside}</svg>`,
  );
const picture = (path: string, bytes: Uint8Array): ReturnType<typeof readPicture> => readPicture(bytes, path, 'm');

describe('pictures', () => {
  it.each([
    ['a.png', png(640, 480), 640, 480],
    ['lossy.webp', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]), 640, 480],
    ['lossless.webp', webp('VP8L', [0x2f, ...[...u32((640 - 1) | ((480 - 1) << 14))].reverse()]), 640, 480],
    ['extended.webp', webp('VP8X', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]), 640, 480],
    ['a.svg', svg('<path d="M0 0h1"/>'), 64, 33],
  ])('%s is read by its first bytes', (path, bytes, width, height) => {
    expect(picture(path, bytes)).toMatchObject({ width, height, bytes });
  });

  it.each([
    ['a text as PNG', 'a.png', bytesOf('hello, I am no picture at all, not even a small one'), 'pictureType'],
    ['a PNG as WebP', 'a.webp', png(1, 1), 'pictureType'],
    ['a PNG cut short', 'a.png', png(1, 1).subarray(0, 20), 'pictureType'],
    ['a page as SVG', 'a.svg', bytesOf('<html><svg></svg></html>'), 'pictureType'],
    ['a huge PNG', 'a.png', png(PICTURE_LIMITS.side + 1, 1), 'pictureSize'],
    ['a PNG of nothing', 'a.png', png(0, 5), 'pictureSize'],
    ['a long SVG', 'a.svg', svg(' '.repeat(PICTURE_LIMITS.svg)), 'pictureTooBig'],
    ['a huge SVG', 'a.svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="22in" height="1"/>'), 'pictureSize'],
  ])('refuses %s', (_, path, bytes, code) => {
    expect(codeOf(() => picture(path, bytes))).toBe(code);
  });

  it.each([
    [
      'a PNG that moves',
      'a.png',
      new Uint8Array([...png(5, 5), ...u32(8), ...bytesOf('acTL'), ...u32(900), ...u32(0), ...u32(0)]),
    ],
    ['a WebP that says that it moves', 'a.webp', webp('VP8X', [2, 0, 0, 0, 9, 0, 0, 9, 0, 0])],
    [
      'a WebP with frames',
      'a.webp',
      new Uint8Array([...webp('VP8X', [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]).subarray(0, 40), ...FRAMES]),
    ],
  ])('refuses %s', (_, path, bytes) => {
    expect(codeOf(() => picture(path, bytes))).toBe('pictureMoves');
  });

  it('a WebP says its size twice, and the same both times', () => {
    const inner = (side: number): number[] => [
      ...bytesOf('VP8L'),
      20,
      0,
      0,
      0,
      0x2f,
      ...u32((side - 1) | ((side - 1) << 14)).reverse(),
    ];
    const whole = (side: number): Uint8Array =>
      new Uint8Array([
        ...webp('VP8X', [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]).subarray(0, 40),
        ...inner(side),
        ...new Array<number>(15).fill(0),
      ]);
    expect(picture('a.webp', whole(10))).toMatchObject({ width: 10, height: 10 });
    expect(codeOf(() => picture('a.webp', whole(16_383)))).toBe('pictureType');
  });
});

describe('sounds', () => {
  it.each([
    ['a.ogg', bytesOf('OggS....'), 'audio/ogg'],
    ['a.mp3', bytesOf('ID3....'), 'audio/mpeg'],
    ['b.mp3', new Uint8Array([0xff, 0xfb, 0, 0]), 'audio/mpeg'],
    ['a.wav', bytesOf('RIFF....WAVEfmt '), 'audio/wav'],
    ['a.webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), 'audio/webm'],
  ])('%s is what it says', (path, bytes, type) => {
    expect(readSound(bytes, path, 'm').type).toBe(type);
    expect(codeOf(() => readSound(bytesOf('nothing'), path, 'm'))).toBe('soundType');
  });
});

const CARD = `import { guardian } from 'cults';\nexport default guardian({ id: 'one', name: { en: 'One', pl: 'Raz' }, cost: 1, art: 'pictures/one.png', sound: 'sounds/bell.ogg' });\n`;
const CULT = `import { cult } from 'cults';\nexport default cult({ id: 'moths', name: { en: 'Moths' }, colour: '#a0b1c2', emblem: 'pictures/moth.svg', deck: { acolyte: 12 } });\n`;
const RULES = `import { rules } from 'cults';\nexport default rules({ name: { en: 'Calm' }, changes: [{ number: 'rerolls', add: 1, lasts: 'game' }] });\n`;

/** A mod with something of every kind, and changes to it. */
async function opened(changes: Readonly<Record<string, string | Uint8Array>> = {}): ReturnType<typeof openLibrary> {
  const content = {
    cards: ['one.js'],
    cults: ['moths.js'],
    rules: ['calm.js'],
    texts: ['texts/en.json', 'texts/pl.json'],
    pictures: ['pictures/one.png', 'pictures/moth.svg'],
    sounds: ['sounds/bell.ogg'],
  };
  const files: Record<string, string | Uint8Array> = {
    'mod.json': JSON.stringify(
      manifestOf('m', { cover: 'pictures/one.png', content, dependencies: { requires: { base: '*' } } }),
    ),
    'one.js': CARD,
    'moths.js': CULT,
    'calm.js': RULES,
    'texts/en.json': '{ "greeting": "Hello", "one": { "flavour": "It is one." } }',
    'texts/pl.json': '{ "greeting": "Witaj", "brute": { "name": "Zbój" } }',
    'pictures/one.png': png(10, 20),
    'pictures/moth.svg': svg('<path d="M0 0h1"/>'),
    'sounds/bell.ogg': 'OggS and so on',
    ...changes,
  };
  const bytes = Object.entries(files).map(([path, text]): [string, Uint8Array] => [
    path,
    typeof text === 'string' ? bytesOf(text) : text,
  ]);
  return openLibrary([{ origin: 'm', content: new Map(bytes) }]);
}

describe('what a mod shows', () => {
  it('is there by mod and by card', async () => {
    const library = await opened();
    const { media, art, emblems, sounds, printed, book, leftOut } = library;
    expect(leftOut).toEqual([]);
    expect([...media.get('m')!.pictures.keys()]).toEqual(['pictures/one.png', 'pictures/moth.svg']);
    expect(media.get('m')!.sounds.get('sounds/bell.ogg')).toMatchObject({ type: 'audio/ogg' });
    expect(media.get('m')!.texts.get('greeting')).toEqual({ en: 'Hello', pl: 'Witaj' });
    expect(art.get('m:one')).toMatchObject({ width: 10, height: 20 });
    const { hash } = library.mods.find(({ pin }) => pin.id === 'm')!.pin;
    expect(readingOf(library).covers).toEqual([[hash, art.get('m:one')]]);
    expect([...sounds]).toEqual([['m:one', media.get('m')!.sounds.get('sounds/bell.ogg')]]);
    expect(emblems.get('m:moths')).toMatchObject({ type: 'image/svg+xml' });
    expect(book.cults.get('m:moths')).toMatchObject({ colour: '#a0b1c2', emblem: 'pictures/moth.svg' });
    expect(book.cults.get('cthulhu')!.colour).toMatch(/^#/);
    expect(printed.get('m:one')).toMatchObject({ name: { en: 'One' }, flavour: { en: 'It is one.' } });
    expect(printed.get('m:calm.js')).toMatchObject({ name: { en: 'Calm' } });
    // A card of the base set, said otherwise in one language.
    expect(printed.get('brute')!.name).toMatchObject({ pl: 'Zbój' });
    expect(printed.get('brute')!.name.en).not.toBe('Zbój');
  });

  it.each([
    ['artMissing', { 'one.js': CARD.replace('one.png', 'two.png') }],
    ['soundMissing', { 'one.js': CARD.replace('bell.ogg', 'gong.ogg') }],
    ['pictureType', { 'pictures/one.png': 'no picture' }],
    ['soundType', { 'sounds/bell.ogg': 'no sound' }],
    ['textsUnknownId', { 'texts/en.json': '{ "nobody": { "name": "Nobody" } }' }],
    ['badColour', { 'moths.js': CULT.replace('#a0b1c2', 'grey') }],
  ])('is refused whole with %s', async (code, changes) => {
    const { leftOut, printed, media } = await opened(changes);
    expect(leftOut.flatMap(({ problems }) => problems.map((problem) => problem.code))).toEqual([code]);
    expect([printed.has('m:one'), media.has('m')]).toEqual([false, false]);
    expect(printed.get('brute')!.name.pl).not.toBe('Zbój');
  });

  it('tells everything that is wrong with its texts at once', async () => {
    const { leftOut } = await opened({
      'texts/en.json': '{ "greeting": 7, "one": { "flavor": "x", "name": 8 } }',
      'texts/pl.json': '{ "brute": { "name": 9 } }',
    });
    const told = leftOut.flatMap(({ problems }) =>
      problems.map(({ code, params }) => `${code} ${String(params['file'] ?? params['path'])}`),
    );
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.join(' ')).toContain('texts/en.json');
    expect(told.join(' ')).toContain('texts/pl.json');
  });
});
