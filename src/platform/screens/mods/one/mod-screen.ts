import { Container } from 'pixi.js';
import type { Rect } from '../../../config/layout';
import { MOD_WORDS } from '../../../i18n/mods';
import { inLanguage } from '../../../i18n/translated';
import type { LibraryMod, ModLibrary } from '../../../library';
import type { Ordered } from '../../../sandbox/mods';
import { makeButton } from '../../../ui/controls/button';
import { makeChoices } from '../../../ui/controls/choices';
import { BuiltScreen } from '../../frame/built-screen';
import { tell } from '../../frame/error-message';
import { fetching } from '../../frame/fetching';
import { makePage } from '../../frame/page-frame';
import type { Services } from '../../services';
import { modLibrary } from '../mod-library';
import type { ModShow } from '../mod-show';
import { readMod, type ReadMod } from '../readings';
import { switchMod } from '../switching';
import { makeAbout } from './about';
import { exportMod, removeMod, updateMod } from './acts';
import { CardScreen } from './card-screen';
import { Gallery } from './gallery';
import { makeOrder } from './order';

const TABS = ['about', 'cards', 'order'] as const;
type Tab = (typeof TABS)[number];

/** The page of one mod: what it changes, its cards, its place in the load order; and what can be done with it. */
export class ModScreen extends BuiltScreen {
  protected override readonly designHeight = 500;
  readonly #id: string;
  #library!: ModLibrary;
  #show!: ModShow;
  #mods: readonly LibraryMod[] = [];
  #order: Ordered = { loaded: [], refused: [] };
  #read: ReadMod | null = null;
  #tab: Tab = 'about';
  #page = 0;
  #scrolled = 0;
  /** Whether the player makes this mod in the Workshop. */
  #hasProject = false;
  #stop: () => void = () => undefined;

  constructor(services: Services, id: string) {
    super(services);
    this.#id = id;
  }

  async prepare(): Promise<void> {
    [this.#library, this.#show] = await Promise.all([modLibrary(), this.services.game.modShow()]);
    await this.#reload();
    await this.#findProject();
    this.#stop = this.#library.listen(() => void this.#reload().then(() => this.refresh()));
  }

  /** Called also after the Workshop lay over this page. */
  async show(): Promise<void> {
    await this.#findProject();
    this.refresh();
  }

  async #findProject(): Promise<void> {
    if (this.services.game.workshop === undefined) return;
    const { projectOfMod } = await fetching(import('../../../projects/store/project-of-mod'));
    this.#hasProject = (await projectOfMod(this.#id)) !== null;
  }

  async #reload(): Promise<void> {
    const before = this.#mod?.pin.hash;
    this.#mods = await this.#library.list();
    const { mods: on } = this.services.settings.current;
    this.#order = await this.#library.ordered([...new Set([...on, this.#id])]);
    const mod = this.#mod;
    if (mod === undefined || mod.pin.hash === before) return;
    this.#read = null;
    void readMod(this.services.game, mod)
      .then((read) => {
        this.#read = read;
        this.refresh();
      })
      .catch((error: unknown) => tell(this.services, error));
  }

  get #mod(): LibraryMod | undefined {
    return this.#mods.find(({ pin, isCurrent }) => isCurrent && pin.id === this.#id);
  }

  protected build(): void {
    const mod = this.#mod;
    const { unit, lang } = this.sheet;
    const name = mod === undefined ? this.#id : (inLanguage(mod.manifest.title, lang) ?? this.#id);
    const { root, inside } = makePage(this.sheet, { heading: name, back: () => this.leave() });
    this.root.addChild(root);
    if (mod === undefined) return;
    const foot = 58 * unit;
    this.root.addChild(
      this.#tabs(inside),
      this.#content(mod, { ...inside, y: inside.y + 60 * unit, height: inside.height - 60 * unit - foot }),
      this.#acts(mod, { ...inside, y: inside.y + inside.height - foot + 12 * unit, height: foot }),
    );
  }

  #tabs({ x, y, width }: Rect): Container {
    const { unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const count = this.#read !== null && 'reading' in this.#read ? this.#cards(this.#read).length : 0;
    const row = makeChoices({
      unit,
      width,
      height: 44 * unit,
      label: words.about,
      items: TABS.map((id) => ({ id, words: id === 'cards' && count > 0 ? `${words.tabs[id]} (${count})` : words.tabs[id] })),
      chosen: this.#tab,
      isTabs: true,
      choose: (tab) => {
        this.#tab = tab;
        this.#scrolled = 0;
        this.scroll = null;
        this.refresh();
      },
    });
    row.position.set(x, y);
    return row;
  }

  #cards(read: Extract<ReadMod, { reading: unknown }>): ReturnType<ModShow['contents']>['cards'] {
    return this.#show.contents(read.reading, this.#id, this.sheet.lang).cards;
  }

  #content(mod: LibraryMod, place: Rect): Container {
    const context = {
      sheet: this.sheet,
      services: this.services,
      show: this.#show,
      mod,
      versions: this.#mods.filter(({ pin }) => pin.id === this.#id),
      read: this.#read,
      order: this.#order,
      choose: (hash: string) => void this.#library.choose(hash),
      refresh: () => this.refresh(),
    };
    if (this.#tab === 'cards') return this.#gallery(place);
    const { root, scroll } = this.#tab === 'about' ? makeAbout(context, place) : makeOrder(context, place);
    this.scroll = scroll;
    scroll.scrollTo(this.#scrolled);
    return root;
  }

  #gallery(place: Rect): Container {
    const read = this.#read;
    const cards = read !== null && 'reading' in read ? this.#cards(read) : [];
    return new Gallery({
      sheet: this.sheet,
      show: this.#show,
      reading: read !== null && 'reading' in read ? read.reading : null,
      cards,
      place,
      page: this.#page,
      turn: (page) => {
        this.#page = page;
        this.refresh();
      },
      open: (at) => {
        if (read === null || !('reading' in read)) return;
        void this.services.navigation.lay(() => new CardScreen(this.services, this.#show, read.reading, cards, at));
      },
    });
  }

  #acts(mod: LibraryMod, { x, y, width }: Rect): Container {
    const { unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const isOn = this.services.settings.current.mods.includes(this.#id);
    const isOwn = mod.from !== 'bundled';
    const entries: readonly (readonly [string, () => Promise<unknown>])[] = [
      [isOn ? words.switchOff : words.switchOn, () => switchMod(this.services, this.#mods, this.#id)],
      [words.exportZip, () => exportMod(this.#library, mod)],
      ...(mod.address === undefined ? [] : [[words.update, () => updateMod(this.services, this.#library, mod)] as const]),
      ...(this.services.game.workshop === undefined ? [] : [[this.#workshopWords(mod), () => this.#openWorkshop(mod)] as const]),
      ...(isOwn ? [[words.remove, () => this.#remove(mod)] as const] : []),
    ];
    const row = makePageButtons(entries, { unit, width, primary: !isOn }, (act) => this.#do(act));
    row.position.set(x, y);
    return row;
  }

  #workshopWords({ from }: LibraryMod): string {
    const words = MOD_WORDS[this.sheet.lang];
    return from === 'workshop' || this.#hasProject ? words.openInWorkshop : words.remix;
  }

  async #openWorkshop({ pin }: LibraryMod): Promise<void> {
    await this.services.doors.workshop({ mod: pin.hash });
  }

  async #remove(mod: LibraryMod): Promise<void> {
    if (!(await removeMod(this.services, this.#library, mod))) return;
    if ((await this.#library.list()).every(({ pin }) => pin.id !== this.#id)) this.leave();
  }

  #do(act: () => Promise<unknown>): void {
    act()
      .then(() => this.#reload())
      .then(() => this.refresh())
      .catch((error: unknown) => tell(this.services, error));
  }

  protected override clear(): void {
    this.#scrolled = this.scroll?.top ?? this.#scrolled;
    super.clear();
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }

  override destroy(): void {
    this.#stop();
    super.destroy();
  }
}

/** Buttons side by side; the first may be the primary one. */
function makePageButtons(
  entries: readonly (readonly [string, () => Promise<unknown>])[],
  { unit, width, primary }: { readonly unit: number; readonly width: number; readonly primary: boolean },
  press: (act: () => Promise<unknown>) => void,
): Container {
  const gap = 12 * unit;
  const wide = Math.min(230 * unit, (width - gap * (entries.length - 1)) / entries.length);
  const row = new Container();
  entries.forEach(([words, act], i) => {
    const button = makeButton(words, {
      unit,
      width: wide,
      height: 46 * unit,
      primary: primary && i === 0,
      press: () => press(act),
    });
    button.x = i * (wide + gap);
    row.addChild(button);
  });
  return row;
}
