import { ExtensionType, extensions, Rectangle, Texture, TextureSource } from 'pixi.js';
import { ShelfPacker, type Slot } from './shelf-packer';

/** Side of a page in pixels; every WebGL 2 machine supports at least this. */
export const SIDE = 2048;

/** The drawn text that will be uploaded into the page next. */
interface Writing {
  readonly canvas: HTMLCanvasElement;
  readonly slot: Slot;
}

/** One large texture with many texts in it, so that Pixi can batch them in one draw call. */
export class TextPage extends TextureSource {
  readonly #shelves = new ShelfPacker(SIDE);
  #writing: Writing | null = null;

  constructor(resolution: number) {
    super({
      width: SIDE / resolution,
      height: SIDE / resolution,
      resolution,
      alphaMode: 'premultiply-alpha-on-upload',
      // Pixi must not collect it: nothing could redraw its texts.
      autoGarbageCollect: false,
    });
    this.pixelWidth = SIDE;
    this.pixelHeight = SIDE;
    this.uploadMethodId = UPLOAD;
  }

  get isEmpty(): boolean {
    return this.#shelves.isEmpty;
  }

  /** Reserves a slot for a text of this size plus the clear edge that separates it from its neighbours; null if there is no room. */
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

  /** The texture that shows a slot. */
  textureOf({ x, y, width, height }: Slot): Texture {
    const k = this.resolution;
    return new Texture({ source: this, frame: new Rectangle(x / k, y / k, (width - 1) / k, (height - 1) / k) });
  }

  /** Hands the next text to the uploader, once. */
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

/** Uploads only the changed part of a page to the graphics card. */
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
    // The canvas around the text supplies the clear edge; where the canvas is too small, the edge is cleared separately.
    const clear = (left: number, top: number, wide: number, high: number): void => {
      const nothing = new Uint8Array(4 * wide * high);
      if (nothing.length > 0) gl.texSubImage2D(target, 0, left, top, wide, high, format, type, nothing);
    };
    clear(x + width, y, slot.width - width, slot.height);
    clear(x, y + height, width, slot.height - height);
  },
});
