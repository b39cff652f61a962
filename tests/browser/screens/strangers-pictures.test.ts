import { cults } from '../../../src/games/cults/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../../src/platform/sandbox/mods';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { bytesOf, manifestOf } from '../../platform/sandbox/mods/mod-files';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">';
const HONEST = `${HEAD}<defs><g id="a"><rect width="50" height="50" fill="red"/></g></defs><use href="#a"/><use href="#a" x="60"/></svg>`;
const LAUGHS = `${HEAD}<rect id="a0"/>${Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('')}</svg>`;

const filesWith = (picture: string): Map<string, Uint8Array> => {
  const content = { cults: ['c.js'], pictures: ['a.svg'] };
  return new Map([
    ['mod.json', bytesOf(JSON.stringify(manifestOf('m', { content, dependencies: { requires: { base: '*' } } })))],
    [
      'c.js',
      bytesOf(
        `import { cult } from 'cults';\nexport default cult({ id: 'c', name: { en: 'Cult of C' }, colour: '#123456', emblem: 'a.svg', deck: { acolyte: 12 } });\n`,
      ),
    ],
    ['a.svg', bytesOf(picture)],
  ]);
};

/** A save that carries a mod with this picture. */
async function saveWith(picture: string): Promise<unknown> {
  const { book, mods, host } = await openLibrary([{ origin: 'm', content: filesWith(HONEST) }]);
  const save = saveOf(Session.begin(cults, { config: { seats: ['m:c', 'hastur'] } }, book), mods, true);
  host.dispose();
  const files = filesWith(picture);
  const texts = Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
  const pins = save.mods.map((pin) => (pin.id === 'm' ? { ...pin, hash: contentHash(files) } : pin));
  return { ...save, mods: pins, contents: { ...save.contents, m: texts } };
}

describe('a picture in the mods that a save carries', () => {
  it('that expands is refused before it is drawn; one that does not is on the table', async () => {
    const saves = [await saveWith(LAUGHS), await saveWith(HONEST)];
    const told = await inGame(({ page }) =>
      page.evaluate(async (given) => {
        const said: string[] = [];
        for (const save of given) said.push(await globalThis.__inspect!.restore(save).then(() => 'opened', String));
        return [...said, globalThis.__cults?.view().seat];
      }, saves),
    );
    expect(told).toEqual(['Error: svgTooManyParts', 'opened', 'm:c']);
  });
});
