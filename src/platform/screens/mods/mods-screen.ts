import { Container } from 'pixi.js';
import { MOD_WORDS, type ModWords } from '../../i18n/mods';
import type { Rect } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import { ownFirst, type Added, type LibraryMod, type ModLibrary } from '../../library';
import { LIMITS, type Ordered } from '../../sandbox/mods';
import { makeButton } from '../../ui/controls/button';
import { ScrollArea } from '../../ui/scroll';
import { makeText } from '../../ui/text';
import { BuiltScreen } from '../frame/built-screen';
import { tell } from '../frame/error-message';
import { makePage } from '../frame/page-frame';
import type { Services } from '../services';
import { AddressScreen } from './install/address-screen';
import { canChooseFolders, chooseFiles } from './install/choose-file';
import { fromFiles, fromFolder } from './install/dropped';
import { failures } from './install/failures';
import { addBrought } from './install/from-save';
import { tellAdded } from './install/install';
import { modLibrary } from './mod-library';
import { makeBaseRow, makeFailureRow, makeModRow, type ModRow } from './mod-rows';
import type { ModShow } from './mod-show';
import { ModScreen } from './one/mod-screen';
import { readMod, type ReadMod } from './readings';
import { switchMod } from './switching';
import { fetching } from '../frame/fetching';

/** Design pixels. */
const GAP = 8;
const TOOLS = 52;

/** The player's library of mods: adds them, switches them on and off for new games, and leads to the page of each. */
export class ModsScreen extends BuiltScreen {
  protected override readonly designHeight = 480;
  #library!: ModLibrary;
  #show!: ModShow;
  #mods: readonly LibraryMod[] = [];
  #order: Ordered = { loaded: [], refused: [] };
  readonly #read = new Map<string, ReadMod>();
  /** Bytes that the browser offers this page; 0 if it does not say. */
  #offered = 0;
  #stop: () => void = () => undefined;
  #scrolled = 0;
  #shown: Added | null;

  /** `shown` was just added: its page opens first. */
  constructor(services: Services, shown: Added | null = null) {
    super(services);
    this.#shown = shown;
  }

  async prepare(): Promise<void> {
    [this.#library, this.#show] = await Promise.all([modLibrary(), this.services.game.modShow()]);
    await this.#reload();
    this.#stop = this.#library.listen(() => this.#changed());
  }

  async show(): Promise<void> {
    const added = this.#shown;
    this.#shown = null;
    await this.#reload();
    this.refresh();
    void this.#readAll();
    // Do not await: the navigation is busy with this screen until `show` returns.
    if (added !== null && 'mod' in added) void this.#open(added.mod);
  }

  /** Shows a mod that was added while this screen is open, perhaps under others. */
  reveal(added: Added): void {
    if ('mod' in added) void this.#open(added.mod);
    else this.#changed();
  }

  #changed(): void {
    this.#reload()
      .then(() => {
        this.refresh();
        return this.#readAll();
      })
      .catch((error: unknown) => tell(this.services, error));
  }

  async #reload(): Promise<void> {
    this.#mods = ownFirst(await this.#library.list());
    this.#order = await this.#library.ordered(this.services.settings.current.mods);
    this.#offered = (await navigator.storage?.estimate?.().catch(() => undefined))?.quota ?? 0;
  }

  get #current(): readonly LibraryMod[] {
    return this.#mods.filter(({ isCurrent }) => isCurrent);
  }

  /** Reads the cards of one mod after the other, to say what they bring; rows show it as it comes. */
  async #readAll(): Promise<void> {
    for (const mod of this.#current) {
      if (this.#read.has(mod.pin.hash)) continue;
      // Without a connection the row stays without its summary.
      const read = await readMod(this.services.game, mod).catch(() => null);
      if (this.root.destroyed) return;
      if (read === null) continue;
      this.#read.set(mod.pin.hash, read);
      this.refresh();
    }
  }

  protected build(): void {
    const { screens, unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const { root, inside } = makePage(this.sheet, { heading: screens.mods, back: () => this.leave() });
    const tools = this.#tools(words, inside.width);
    tools.position.set(inside.x, inside.y);
    const hint = makeText(words.dropHint(LIMITS.all / 1024 / 1024, LIMITS.files), 'small', { unit, width: inside.width });
    hint.position.set(inside.x, inside.y + TOOLS * unit);
    const above = TOOLS * unit + hint.height + 10 * unit;
    this.root.addChild(root, tools, hint, this.#list({ ...inside, y: inside.y + above, height: inside.height - above }));
  }

  #tools(words: ModWords, width: number): Container {
    const { unit, screens } = this.sheet;
    const { game, doors } = this.services;
    const row = new Container();
    const entries: readonly (readonly [string, () => void])[] = [
      [words.addZip, () => void this.#add('zip')],
      ...(canChooseFolders() ? [[words.addFolder, () => void this.#add('folder')] as const] : []),
      [
        words.addFromAddress,
        () => void this.services.navigation.lay(() => new AddressScreen(this.services, (added) => this.reveal(added))),
      ],
      [words.discover, () => void this.#discover()],
      ...(game.lab === undefined ? [] : [[screens.lab, () => void doors.lab()] as const]),
    ];
    const gap = 12 * unit;
    const wide = Math.min(270 * unit, (width - gap * (entries.length - 1)) / entries.length);
    entries.forEach(([label, press], i) => {
      const button = makeButton(label, { unit, width: wide, height: 44 * unit, press });
      button.x = i * (wide + gap);
      row.addChild(button);
    });
    return row;
  }

  #list(place: Rect): Container {
    const { unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const scroll = new ScrollArea(place, unit, this.services.page.frames.request);
    const context = { sheet: this.sheet, services: this.services, words, show: this.#show, width: scroll.room };
    const rows: ModRow[] = [
      ...failures.list.map((failure) =>
        makeFailureRow(context, failure, () => {
          failures.remove(failure.origin);
          this.refresh();
        }),
      ),
      ...this.#current.map((mod) =>
        makeModRow(context, {
          mod,
          read: this.#read.get(mod.pin.hash) ?? null,
          isOn: this.services.settings.current.mods.includes(mod.pin.id),
          quarrels: this.#order.refused.filter(({ id }) => id === mod.pin.id).flatMap(({ problems }) => problems),
          open: () => void this.#open(mod),
          change: () => void this.#switch(mod),
        }),
      ),
    ];
    rows.splice(failures.list.length, 0, makeBaseRow(context));
    let y = 0;
    for (const { root, height } of rows) {
      root.y = y;
      y += height + GAP * unit;
      scroll.content.addChild(root);
    }
    const foot = this.#foot(words, scroll.room);
    foot.y = y + 4 * unit;
    scroll.content.addChild(foot);
    scroll.contentHeight = foot.y + foot.height + 8 * unit;
    scroll.scrollTo(this.#scrolled);
    this.scroll = scroll;
    return scroll;
  }

  /** How much room the added mods take, and how much there is. */
  #foot(words: ModWords, width: number): Container {
    const own = this.#mods.filter(({ from }) => from !== 'bundled').reduce((sum, { size }) => sum + size, 0);
    const said = this.#offered === 0 || own === 0 ? '' : words.storage(words.size(own), words.size(this.#offered));
    return makeText(said, 'small', { unit: this.sheet.unit, fill: PALETTE.secondary, width });
  }

  async #switch(mod: LibraryMod): Promise<void> {
    try {
      await switchMod(this.services, this.#mods, mod.pin.id);
      await this.#reload();
    } catch (error) {
      tell(this.services, error);
    }
    this.refresh();
  }

  async #add(kind: 'zip' | 'folder'): Promise<void> {
    const files = await chooseFiles(kind);
    if (files.length === 0) return;
    const sources = kind === 'zip' ? await fromFiles(files) : [await fromFolder(files)];
    const all = await addBrought(this.services, sources);
    tellAdded(this.services, all, { isBrief: true });
    const last = all.at(-1);
    if (last !== undefined) this.reveal(last);
  }

  async #open(mod: LibraryMod): Promise<void> {
    await this.services.navigation.lay(() => new ModScreen(this.services, mod.pin.id));
  }

  async #discover(): Promise<void> {
    try {
      const { DiscoverScreen } = await fetching(import('./discover/discover-screen'));
      await this.services.navigation.lay(() => new DiscoverScreen(this.services));
    } catch (error) {
      tell(this.services, error);
    }
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
