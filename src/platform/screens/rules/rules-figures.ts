import type { Lang } from '../../i18n/lang';
import { element } from '../../workshop/dom/element';
import type { DrawPicture, RulePicture, RulePictures } from './rule-pictures';

/** The pictures of the rulebook: each is drawn when it comes near the window, so that opening the book stays fast. */
export class RulesFigures {
  readonly #pictures: RulePictures | null;
  readonly #failed: (error: unknown) => void;
  readonly #near: IntersectionObserver;
  /** Which picture an empty frame is for. */
  readonly #frames = new Map<Element, { readonly picture: RulePicture; readonly lang: Lang }>();
  #draw: Promise<DrawPicture | null> | null = null;

  /** `failed` is called once if nothing can be drawn. */
  constructor(pictures: RulePictures | null, window: Element, failed: (error: unknown) => void) {
    this.#pictures = pictures;
    this.#failed = failed;
    this.#near = new IntersectionObserver((entries) => this.#come(entries), { root: window, rootMargin: '400px 0px' });
  }

  /** Forgets the frames of a page that is made anew. */
  clear(): void {
    this.#near.disconnect();
    this.#frames.clear();
  }

  /** The frames of a rule's pictures, still empty. */
  of(rule: string, lang: Lang): readonly HTMLElement[] {
    const listed = this.#pictures?.listed(lang).filter((picture) => picture.rule === rule) ?? [];
    return listed.map((picture) => this.#frame(picture, lang));
  }

  #frame(picture: RulePicture, lang: Lang): HTMLElement {
    const { id, width, height, caption } = picture;
    const frame = element('div', { class: 'rules-picture', role: 'img', 'aria-label': caption, 'data-picture': id });
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.style.width = `min(100%, ${width}px)`;
    this.#frames.set(frame, { picture, lang });
    this.#near.observe(frame);
    return element('figure', { class: 'rules-figure' }, frame, element('figcaption', { text: caption }));
  }

  #come(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const wanted = isIntersecting ? this.#frames.get(target) : undefined;
      if (wanted === undefined) continue;
      this.#frames.delete(target);
      this.#near.unobserve(target);
      void this.#fill(target, wanted.picture, wanted.lang);
    }
  }

  async #fill(frame: Element, { id }: RulePicture, lang: Lang): Promise<void> {
    this.#draw ??= this.#pictures!.drawer().catch((error: unknown) => {
      this.#failed(error);
      return null;
    });
    const draw = await this.#draw;
    // The page may have been left or made anew meanwhile.
    if (draw === null || !frame.isConnected) return;
    frame.replaceChildren(draw(id, lang, Math.min(2, Math.max(1, devicePixelRatio))));
  }
}
