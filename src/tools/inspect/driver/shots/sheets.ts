import type { Page } from 'playwright-core';

const STYLE =
  'body{margin:8px;background:#111;color:#ddd;font:14px sans-serif;display:grid;grid-template-columns:repeat(4,420px);gap:8px}figure{margin:0}canvas{width:100%;display:block}';

/**
 * Screenshots side by side with their names, to be seen at a glance. Each is shrunk on arrival: sixty full-size pictures would fill
 * the page's memory.
 */
export class ContactSheet {
  private constructor(private readonly lab: Page) {}

  static async on(lab: Page): Promise<ContactSheet> {
    await lab.setViewportSize({ width: 1720, height: 900 });
    await lab.setContent(`<!doctype html><style>${STYLE}</style>`);
    return new ContactSheet(lab);
  }

  async add(name: string, png: Buffer): Promise<void> {
    await this.lab.evaluate(
      async ([caption, base64]) => {
        const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes]), {
          resizeWidth: 420 * devicePixelRatio,
          resizeQuality: 'high',
        });
        const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
        canvas.getContext('2d')!.drawImage(picture, 0, 0);
        const figure = document.body.appendChild(document.createElement('figure'));
        figure.append(canvas, Object.assign(document.createElement('figcaption'), { textContent: caption }));
        picture.close();
      },
      [name, png.toString('base64')],
    );
  }

  jpeg(): Promise<Buffer> {
    return this.lab.screenshot({ fullPage: true, type: 'jpeg', quality: 82, timeout: 180_000 });
  }
}
