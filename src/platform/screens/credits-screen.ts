import { PALETTE } from '../config/palette';
import { BROUGHT_ALONG, FONTS, LIBRARIES, licenceName, type CreditedWork } from '../config/works';
import { ScrollArea } from '../ui/scroll';
import { makeText, type StyleName } from '../ui/text';
import { BuiltScreen } from './frame/built-screen';
import { fetching } from './frame/fetching';
import { makePage } from './frame/page-frame';

interface IconCredits {
  readonly source: string;
  readonly license: string;
  readonly art: Readonly<Record<string, Readonly<Record<string, { readonly title: string; readonly author: string }>>>>;
}

const CREDITS = import.meta.glob<IconCredits>('../../../assets/credits.json', { import: 'default' });

const line = ({ name, by, licence }: CreditedWork): string => `${name}: ${by}, ${licenceName(licence)}`;

/** Lists the authors of third-party works in the game, and their licences. */
export class CreditsScreen extends BuiltScreen {
  protected override readonly designHeight = 450;
  #icons: IconCredits = { source: '', license: '', art: {} };

  async prepare(): Promise<void> {
    const [load] = Object.values(CREDITS);
    if (load !== undefined) this.#icons = await fetching(load());
  }

  protected build(): void {
    const { screens, game, unit } = this.sheet;
    const { root, inside } = makePage(this.sheet, { heading: screens.credits, back: () => this.leave(), width: 1000 });
    const scroll = new ScrollArea(inside, unit, this.services.page.frames.request);
    this.scroll = scroll;
    let y = 0;
    const put = (words: string, style: StyleName, size: number, gap: number, fill?: number): void => {
      const text = makeText(words, style, { unit, size, width: scroll.room, ...(fill === undefined ? {} : { fill }) });
      text.y = y;
      y += text.height + gap * unit;
      scroll.content.addChild(text);
    };
    const parts = screens.creditsParts;
    put(parts.game, 'heading', 24, 6);
    put(game.aboutGame, 'body', 17, 22);
    put(parts.fonts, 'heading', 24, 6);
    for (const font of FONTS) put(line(font), 'body', 17, 4);
    y += 18 * unit;
    put(parts.libraries, 'heading', 24, 6);
    for (const library of LIBRARIES) put(line(library), 'body', 17, 4);
    y += 6 * unit;
    put(parts.gsap, 'body', 17, 14);
    put(parts.broughtAlong, 'strong', 16, 1);
    put(BROUGHT_ALONG.map(line).join(' · '), 'small', 15, 22, PALETTE.secondary);
    put(parts.icons, 'heading', 24, 6);
    const used = this.#used();
    const count = used.reduce((sum, [, titles]) => sum + titles.length, 0);
    put(parts.iconsText(count, this.#icons.license, this.#icons.source), 'body', 17, 8);
    for (const [author, titles] of used) {
      put(author, 'strong', 16, 1);
      put(titles.join(' · '), 'small', 15, 9, PALETTE.secondary);
    }
    scroll.contentHeight = y;
    this.root.addChild(root, scroll);
  }

  /** The icons in use, by author; the author of most icons comes first. */
  #used(): readonly (readonly [author: string, titles: readonly string[]])[] {
    const byAuthor = new Map<string, Set<string>>();
    for (const { title, author } of Object.values(this.#icons.art).flatMap((group) => Object.values(group)))
      byAuthor.set(author, (byAuthor.get(author) ?? new Set()).add(title));
    return [...byAuthor]
      .map(([author, titles]) => [author, [...titles].sort()] as const)
      .sort(([, a], [, b]) => b.length - a.length);
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
