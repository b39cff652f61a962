import type { Page } from 'playwright-core';

/** Pictures side by side with their names, small enough to look at all of them at once. */
export async function contactSheet(
  lab: Page,
  pictures: readonly { readonly name: string; readonly png: Buffer }[],
): Promise<Buffer> {
  const cells = pictures.map(
    ({ name, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await lab.setViewportSize({ width: 1720, height: 900 });
  await lab.setContent(
    `<!doctype html><style>body{margin:8px;background:#111;color:#ddd;font:14px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:8px}figure{margin:0}img{width:100%;display:block}</style>${cells.join('')}`,
  );
  await lab.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return lab.screenshot({ fullPage: true, type: 'jpeg', quality: 82, timeout: 180_000 });
}
