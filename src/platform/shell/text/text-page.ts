import { ExtensionType, extensions, Rectangle, Texture, TextureSource } from 'pixi.js';
import { Shelves, type Slot } from './shelves';

/** Pixels on a side; every machine that draws with WebGL 2 has at least this. */
export const SIDE = 2048;

/** The drawn text that is about to be written into the page. */
interface Writing {
  readonly canvas: HTMLCanvasElement;
  readonly slot: Slot;
}

/** One large texture with many texts in it: what is drawn from one texture is drawn together. */
export class TextPage extends TextureSource {
  readonly #shelves = new Shelves(SIDE);
  #writing: Writing | null = null;

  constructor(resolution: number) {
    super({
      width: SIDE / resolution,
      height: SIDE / resolution,
      resolution,
      alphaMode: 'premultiply-alpha-on-upload',
      // Nobody could write it again.
      autoGarbageCollect: false,
    });
    this.pixelWidth = SIDE;
    this.pixelHeight = SIDE;
    this.uploadMethodId = UPLOAD;
  }

  get isEmpty(): boolean {
    return this.#shelves.isEmpty;
  }

  /** Room for a text of so many pixels, and the clear edge that keeps its neighbours off; null where there is none. */
  take(width: number, height: number): Slot | null {
    return this.#shelves.take(width + 1, height + 1);
  }

  give(slot: Slot): void {
    this.#shelves.give(slot);
  }

  write(canvas: HTMLCanvasElement, slot: Slot): void {
    this.#writing = { canvas, slot };
    this.emit('update', this);
  }

  /** What is written in a slot. */
  textureOf({ x, y, width, height }: Slot): Texture {
    const k = this.resolution;
    return new Texture({ source: this, frame: new Rectangle(x / k, y / k, (width - 1) / k, (height - 1) / k) });
  }

  /** What is written next; asked once by whoever writes it. */
  written(): Writing | null {
    const writing = this.#writing;
    this.#writing = null;
    return writing;
  }
}

const UPLOAD = 'text-page';

interface Target {
  width: number;
  height: number;
  readonly target: number;
  readonly internalFormat: number;
  readonly format: number;
  readonly type: number;
}

/** Sends to the graphics card only what is new of a page. */
extensions.add({
  extension: { type: ExtensionType.TextureUploaderWebGL, name: UPLOAD },
  id: UPLOAD,
  upload(page: TextPage, texture: Target, gl: WebGL2RenderingContext): void {
    const { target, internalFormat, format, type } = texture;
    if (texture.width !== SIDE) {
      gl.texImage2D(target, 0, internalFormat, SIDE, SIDE, 0, format, type, null);
      texture.width = SIDE;
      texture.height = SIDE;
    }
    const writing = page.written();
    if (writing === null) return;
    const { canvas, slot } = writing;
    const { x, y } = slot;
    const width = Math.min(slot.width, canvas.width);
    const height = Math.min(slot.height, canvas.height);
    gl.texSubImage2D(target, 0, x, y, width, height, format, type, canvas);
    // The edge is clear as the canvas is beside the text; where the canvas is too small for that, it is cleared by itself.
    const clear = (left: number, top: number, wide: number, high: number): void => {
      const nothing = new Uint8Array(4 * wide * high);
      if (nothing.length > 0) gl.texSubImage2D(target, 0, left, top, wide, high, format, type, nothing);
    };
    clear(x + width, y, slot.width - width, slot.height);
    clear(x, y + height, width, slot.height - height);
  },
});
