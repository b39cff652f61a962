import type { Page } from 'playwright-core';

/** Frames of a clip, with the milliseconds since it began. */
export interface Filmed {
  readonly at: number;
  readonly jpeg: Buffer;
}

const COLUMNS = 3;
const ROWS = 4;
/** Width of a frame on a strip; pixels. */
const WIDE = 480;
const STYLE = `body{margin:6px;background:#111;color:#ddd;font:13px sans-serif;display:grid;grid-template-columns:repeat(${COLUMNS},${WIDE}px);gap:4px}figure{margin:0}img{width:100%;display:block}`;

/** Lays frames out in rows, in as many pictures as they need. */
export async function stripsOf(lab: Page, name: string, frames: readonly Filmed[]): Promise<Buffer[]> {
  const strips: Buffer[] = [];
  for (let from = 0; from < frames.length; from += COLUMNS * ROWS) {
    const figures = frames
      .slice(from, from + COLUMNS * ROWS)
      .map(figureOf(name))
      .join('');
    await lab.setViewportSize({ width: COLUMNS * (WIDE + 4) + 8, height: 400 });
    await lab.setContent(`<!doctype html><style>${STYLE}</style>${figures}`, { waitUntil: 'load' });
    strips.push(await lab.screenshot({ fullPage: true, timeout: 180_000 }));
  }
  return strips;
}

const figureOf =
  (name: string) =>
  ({ at, jpeg }: Filmed): string =>
    `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"><figcaption>${name} ${at} ms</figcaption></figure>`;

/** The page that shows all strips, one clip under the other. */
export function indexOf(
  clips: readonly { readonly name: string; readonly about: string; readonly files: readonly string[] }[],
): string {
  const parts = clips.map(
    ({ name, about, files }) =>
      `<h2>${name}</h2><p>${about}</p>${files.map((file) => `<img src="${file}" alt="${name}">`).join('')}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Clips</title><style>body{background:#111;color:#ddd;font:16px sans-serif}img{max-width:100%;display:block;margin:4px 0}</style><h1>Clips</h1>${parts.join('\n')}\n`;
}
