import { CanvasTextGenerator, CanvasTextSystem, extensions, type Text, type Texture } from 'pixi.js';
import { shelfHeight, type Slot } from './shelf-packer';
import { SIDE, TextPage } from './text-page';

/** Each page takes 16 MB of graphics memory. */
const MOST_PAGES = 4;
/** All texts of a game fit on two pages at resolution 1; more pages open only if the texts in use need them. */
const usualPages = (resolution: number): number => Math.min(MOST_PAGES, 2 * Math.ceil(resolution ** 2));

type Words = Pick<Text, 'text' | 'style' | 'resolution'>;

interface Place {
  readonly page: TextPage;
  readonly slot: Slot;
}

/** A rendered text: in a page, or in a texture of its own if it is too large for one. */
interface Drawn {
  readonly key: string;
  readonly texture: Texture;
  readonly place: Place | null;
  uses: number;
  /** False after the graphics card lost its content. */
  isThere: boolean;
}

/**
 * Renders texts into shared large textures instead of one texture per word. Unused texts stay there until their room is needed, so
 * that a text shown again need not be drawn and uploaded again.
 */
export class TextPages extends CanvasTextSystem {
  readonly #drawn = new Map<string, Drawn>();
  /** Rendered texts that nothing shows at present, least recently used first. */
  readonly #idle = new Map<string, Drawn>();
  #pages: TextPage[] = [];

  override getManagedTexture(text: Text): Texture {
    const key = text.styleKey;
    const drawn = this.#drawn.get(key) ?? this.#draw(key, text);
    if (!drawn.isThere) this.#write(text, drawn.place);
    drawn.isThere = true;
    drawn.uses++;
    this.#idle.delete(key);
    return drawn.texture;
  }

  override decreaseReferenceCount(key: string): void {
    const drawn = this.#drawn.get(key);
    if (drawn === undefined || --drawn.uses > 0) return;
    const isOfUse = drawn.place?.page.resolution === this._renderer.resolution;
    if (isOfUse) this.#idle.set(key, drawn);
    else this.#forget(drawn);
  }

  override getReferenceCount(key: string): number {
    return this.#drawn.get(key)?.uses ?? 0;
  }

  /**
   * Pixi runner, called after a restored WebGL context, which has no textures. Texts keep their slots, so the picture is the same
   * again.
   */
  contextChange(): void {
    for (const drawn of this.#drawn.values()) drawn.isThere = drawn.place === null;
  }

  /** Pixi runner, called when the window moved to a screen of another pixel density. */
  resolutionChange(): void {
    for (const drawn of this.#idle.values()) this.#forget(drawn);
    this.#idle.clear();
  }

  override destroy(): void {
    super.destroy();
    for (const page of this.#pages) page.destroy();
    this.#pages = [];
    this.#drawn.clear();
    this.#idle.clear();
  }

  #draw(key: string, { text, style, resolution }: Text): Drawn {
    const words = { text, style, resolution };
    const place = this.#write(words, null);
    const texture = place === null ? this.getTexture(words) : place.page.textureOf(place.slot);
    const drawn = { key, texture, place, uses: 0, isThere: true };
    this.#drawn.set(key, drawn);
    return drawn;
  }

  /** Renders a text into its known slot, or into a new one; null if it needs a texture of its own. */
  #write({ text, style, resolution }: Words, known: Place | null): Place | null {
    const { canvasAndContext, frame } = CanvasTextGenerator.getCanvasAndContext({ text, style, resolution });
    const place = known ?? this.#place(frame.width, frame.height, resolution);
    if (place !== null) {
      place.page.write(canvasAndContext.canvas as HTMLCanvasElement, place.slot);
      this._renderer.texture.initSource(place.page);
    }
    CanvasTextGenerator.returnCanvasAndContext(canvasAndContext);
    return place;
  }

  /** Finds a slot in one of the pages; drops the least recently used texts if there is none. */
  #place(width: number, height: number, resolution: number): Place | null {
    if (width > SIDE / 2 || height > SIDE / 4) return null;
    for (;;) {
      const pages = this.#pages.filter((page) => page.resolution === resolution);
      for (const page of pages) {
        const slot = page.take(width, height);
        if (slot !== null) return { page, slot };
      }
      if (pages.length > 0 && this.#forgetOldest(height)) continue;
      if (pages.length === MOST_PAGES) return null;
      this.#open(pages.length === 0 ? usualPages(resolution) : 1, resolution);
    }
  }

  /** Allocates the pages at once: later there might be no memory. */
  #open(count: number, resolution: number): void {
    const pages = Array.from({ length: count }, () => new TextPage(resolution));
    for (const page of pages) this._renderer.texture.initSource(page);
    this.#pages.push(...pages);
  }

  /** Drops the least recently used text, preferring one that leaves a gap of the right height. */
  #forgetOldest(height: number): boolean {
    const idle = [...this.#idle.values()];
    const oldest = idle.find(({ place }) => shelfHeight(place!.slot.height) === shelfHeight(height + 1)) ?? idle[0];
    if (oldest === undefined) return false;
    this.#idle.delete(oldest.key);
    this.#forget(oldest);
    return true;
  }

  #forget({ key, texture, place }: Drawn): void {
    this.#drawn.delete(key);
    if (place === null) return super.returnTexture(texture);
    const { page, slot } = place;
    texture.destroy();
    page.give(slot);
    if (!page.isEmpty || page.resolution === this._renderer.resolution) return;
    this.#pages = this.#pages.filter((one) => one !== page);
    page.destroy();
  }
}

/** Replaces Pixi's text system; call it before the renderer is made. */
export function useTextPages(): void {
  extensions.remove(CanvasTextSystem);
  extensions.add(TextPages);
}
