import type { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { RoomError } from '../../../../platform/host/room';
import { Books } from '../../picture/cards/books';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makeChoices } from '../../../../platform/ui/controls/choices';
import { ScrollArea } from '../../../../platform/ui/scroll';
import { makeText } from '../../../../platform/ui/text';
import { CultsScreen, type CultsOpenTable } from '../cults-screen';
import { makeModList } from '../../../../platform/screens/mods/mod-list';
import { ownFirst, type LibraryMod } from '../../../../platform/library';
import { fittingValues } from '../../../../platform/screens/mods/mod-settings';
import { switchedOn } from '../../../../platform/screens/mods/switching';
import type { ModValues } from '../../../../platform/shell/settings';
import { readMod, type ReadMod } from '../../../../platform/screens/mods/readings';
import { modLibrary } from '../../../../platform/screens/mods/mod-library';
import { makePage } from '../../../../platform/screens/frame/page-frame';
import { errorMessage, tell } from '../../../../platform/screens/frame/error-message';
import { fetching } from '../../../../platform/screens/frame/fetching';
import { inLanguage } from '../../../../platform/i18n/translated';
import type { Services } from '../../../../platform/screens/services';
import { layTable } from '../../../../platform/screens/frame/waiting';
import { boardTab } from './board-tab';
import { CardGlance } from './card-glance';
import { cityTab } from './city-tab';
import type { FormContext } from './form';
import { Opening } from './opening';
import { configOf, defaultPlan, fitted, newSeed, withSettings, type GamePlan } from './plan';
import { playersTab } from './players/players-tab';

const TABS = ['players', 'board', 'city', 'mods'] as const;
type Tab = (typeof TABS)[number];

/** Height that the players' and the board's tabs need; design pixels. */
const LEAST_HEIGHT = 550;

/** The last plan, kept while the page lives. */
let lastPlan: GamePlan | null = null;

/** Configures a new game: everything has a sensible default, and the engine's refusals are shown here. */
export class NewGameScreen extends CultsScreen {
  protected override readonly designHeight = 556;
  #tab: Tab = 'players';
  #plan: GamePlan = { ...(lastPlan ?? defaultPlan('')), seed: newSeed() };
  #table: CultsOpenTable;
  readonly #opening = new Opening(() => this.#openingTold());
  #shelf: readonly LibraryMod[] = [];
  #problem: RoomError['problem'] | null = null;
  #scrolled = 0;
  #isBusy = false;
  /** True once the table belongs to a game. */
  #isGiven = false;

  constructor(services: Services, table: CultsOpenTable) {
    super(services);
    this.#table = table;
    this.#plan = fitted(this.#plan, table.reading);
  }

  async prepare(): Promise<void> {
    await this.#fillShelf();
    await this.#askOpening();
  }

  /** Called also after another screen lay over this one: mods may have been added or set there. */
  async show(): Promise<void> {
    await this.#fillShelf();
    this.refresh();
  }

  async #fillShelf(): Promise<void> {
    this.#shelf = ownFirst(await (await modLibrary()).list()).filter(({ isCurrent }) => isCurrent);
    const { modSettings } = this.services.settings.current;
    const stored = this.#shelf.map(
      ({ manifest: { id, settings } }) => [id, fittingValues(settings, modSettings[id] ?? {})] as const,
    );
    this.#plan = { ...this.#plan, settings: Object.fromEntries(stored.filter(([, values]) => Object.keys(values).length > 0)) };
  }

  get #config(): Record<string, unknown> {
    return configOf(
      this.#plan,
      this.#table.reading.mods.map(({ id }) => id),
    );
  }

  #askOpening(): Promise<void> {
    return this.#opening.want(this.#config, (config) => this.#table.room.opening(config));
  }

  #openingTold(): void {
    if (!this.root.destroyed && !this.#isGiven && this.#tab === 'board') this.refresh();
  }

  /** Loads the cards of other mods; a broken mod is left out and its problem shown. */
  async #open(mods: readonly string[]): Promise<void> {
    const table = await layTable(this.services, this.#table.game, mods);
    // The player may have gone back while the cards were loading.
    if (this.root.destroyed) return table.close();
    this.#table.close();
    this.#table = table;
    this.#opening.forget();
    this.#plan = fitted(this.#plan, table.reading);
  }

  protected build(): void {
    const { app, unit } = this.sheet;
    const { root, inside } = makePage(this.sheet, { heading: app.newGame.heading, back: () => this.leave() });
    this.root.addChild(root, this.#tabs(inside));
    // On a phone the start button stands beside the heading.
    const isLow = this.sheet.layout.shape === 'phone';
    const footer = isLow ? 0 : 84 * unit;
    const place: Rect = { ...inside, y: inside.y + 66 * unit, height: inside.height - 66 * unit - footer };
    this.root.addChild(this.#content(place));
    const foot = isLow ? inside.y - 70 * unit : inside.y + inside.height - footer + 20 * unit;
    this.#footer({ ...inside, y: foot, height: footer });
  }

  #tabs({ x, y, width }: Rect): Container {
    const { app, unit } = this.sheet;
    const row = makeChoices({
      unit,
      width,
      height: 46 * unit,
      label: app.newGame.heading,
      items: TABS.map((id) => ({ id, words: app.newGame.tabs[id] })),
      chosen: this.#tab,
      isTabs: true,
      choose: (tab) => {
        this.#tab = tab;
        this.scroll?.scrollTo(0);
        this.refresh();
      },
    });
    row.position.set(x, y);
    return row;
  }

  #content(inside: Rect): Container {
    const { reading } = this.#table;
    if (this.#tab === 'mods') {
      const { settings } = this.services;
      const list = makeModList(this.sheet, inside, {
        mods: this.#shelf,
        on: settings.current.mods,
        leftOut: reading.leftOut,
        change: (mods) => void this.#wantMods(mods),
        open: (id) => void this.#showSet(id),
        settings: { values: this.#plan.settings, change: (mod, values) => this.#set(mod, values) },
        draw: this.services.page.frames.request,
      });
      return this.#rolled(list);
    }
    const books = new Books(reading, this.sheet.lang);
    if (this.#tab === 'board') void this.#askOpening();
    const area = this.#tab === 'city' ? null : this.#rollWhere(inside);
    const context: FormContext = {
      sheet: this.sheet,
      inside: area === null ? inside : { x: 0, y: 0, width: area.room, height: LEAST_HEIGHT * this.sheet.unit },
      plan: this.#plan,
      opening: this.#opening.view,
      books,
      glance: new CardGlance(this.root, this.sheet, books, this.services.page.frames.request),
      table: {
        books,
        app: this.sheet.app,
        layout: this.sheet.layout,
        settings: this.services.settings,
        draw: this.services.page.frames.request,
        thinking: { seats: [] },
        coming: new Map(),
        explain: () => undefined,
        rules: (cited) => void this.services.doors.rules(cited),
      },
      parent: this.services.parent,
      change: (edit) => this.#change(edit),
    };
    if (this.#tab === 'city') return this.#rolled(cityTab(context));
    const tab = this.#tab === 'players' ? playersTab(context) : boardTab(context);
    if (area === null) return tab;
    area.content.addChild(tab);
    area.contentHeight = context.inside.height;
    return this.#rolled({ root: area, scroll: area });
  }

  /** A scroll area if the content is higher than its room, else null. */
  #rollWhere(inside: Rect): ScrollArea | null {
    const { unit } = this.sheet;
    return inside.height >= LEAST_HEIGHT * unit ? null : new ScrollArea(inside, unit, this.services.page.frames.request);
  }

  /** Keeps the scroll position across rebuilds. */
  #rolled({ root, scroll }: { readonly root: Container; readonly scroll: ScrollArea }): Container {
    this.scroll = scroll;
    scroll.scrollTo(this.#scrolled);
    return root;
  }

  #change(edit: (now: GamePlan) => GamePlan): void {
    this.#plan = edit(this.#plan);
    this.#problem = null;
    this.refresh();
  }

  protected override clear(): void {
    this.#scrolled = this.scroll?.top ?? 0;
    super.clear();
  }

  /** Keeps the settings of a mod for the next games too. */
  #set(mod: string, values: ModValues): void {
    const { settings } = this.services;
    settings.change({ modSettings: { ...settings.current.modSettings, [mod]: values } });
    this.#change((now) => withSettings(now, mod, values));
  }

  /** Lays the cards of a set over this screen; the player chooses single ones there. */
  async #showSet(id: string): Promise<void> {
    try {
      const { SetScreen } = await fetching(import('./sets/set-screen'));
      await this.services.navigation.lay(
        () =>
          new SetScreen(
            this.services,
            { id, title: () => this.#titleOf(id), read: () => this.#readSet(id) },
            {
              plan: () => this.#plan,
              change: (edit) => this.#change(edit),
              reading: () => this.#table.reading,
              switchOn: () => this.#switchOn(id),
            },
          ),
      );
    } catch (error) {
      tell(this.services, error);
    }
  }

  #titleOf(id: string): string {
    const { game, lang } = this.sheet;
    const mod = this.#shelf.find(({ pin }) => pin.id === id);
    return mod === undefined ? game.baseSet : (inLanguage(mod.manifest.title, lang) ?? id);
  }

  #isOpen(id: string): boolean {
    return this.#table.reading.mods.some((mod) => mod.id === id);
  }

  async #readSet(id: string): Promise<ReadMod> {
    const mod = this.#shelf.find(({ pin }) => pin.id === id);
    if (mod === undefined || this.#isOpen(id)) return { reading: this.#table.reading };
    return readMod(this.services.game, mod);
  }

  async #switchOn(id: string): Promise<boolean> {
    if (!this.#isOpen(id)) await this.#wantMods([...this.services.settings.current.mods, id]);
    return this.#isOpen(id);
  }

  /** Before a stranger's mod is switched on, the player reads what it changes. */
  async #wantMods(mods: readonly string[]): Promise<void> {
    const on = mods.find((id) => !this.services.settings.current.mods.includes(id));
    const wanted = on === undefined ? mods : await switchedOn(this.services, this.#shelf, on);
    if (wanted !== null) await this.#changeMods(wanted);
  }

  async #changeMods(mods: readonly string[]): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { settings } = this.services;
    const before = settings.current.mods;
    settings.change({ mods });
    this.refresh();
    try {
      await this.#open(mods);
      this.#problem = null;
    } catch (error) {
      // The open table still has the previous mods.
      settings.change({ mods: before });
      this.#tell(error);
    } finally {
      this.#isBusy = false;
      this.refresh();
    }
  }

  #footer({ x, y, width }: Rect): void {
    const { app, unit, lang } = this.sheet;
    const wide = (this.sheet.layout.shape === 'phone' ? 200 : 260) * unit;
    const start = makeButton(app.newGame.start, {
      unit,
      width: wide,
      height: 56 * unit,
      size: 20,
      primary: !this.#isBusy,
      disabled: this.#isBusy,
      press: () => void this.#begin(),
    });
    start.position.set(x + width - wide, y);
    this.root.addChild(start);
    const words =
      this.#problem !== null
        ? errorMessage(new Books(this.#table.reading, lang).words, this.#problem)
        : this.#isBusy
          ? app.newGame.opening
          : '';
    if (words === '') return;
    const fill = this.#problem === null ? PALETTE.secondary : PALETTE.refusal;
    const text = makeText(words, 'body', { unit, fill, width: width - wide - 30 * unit, anchor: [0, 0.5] });
    text.position.set(x, y + 28 * unit);
    this.root.addChild(text);
  }

  async #begin(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#problem = null;
    try {
      // A game that began but could not be shown has taken its table with it.
      if (this.#table.isClosed) await this.#open(this.#table.mods);
      if (this.root.destroyed) return;
      this.#isGiven = true;
      const hasBegun = await this.services.doors.begin(this.#table, this.#config);
      if (!hasBegun) this.#stay();
    } catch (error) {
      try {
        this.#tell(error);
      } finally {
        this.#stay();
      }
    }
  }

  /** Called when the game did not begin: the table belongs to this screen again. */
  #stay(): void {
    this.#isGiven = false;
    this.#isBusy = false;
    this.refresh();
  }

  #tell(error: unknown): void {
    if (!(error instanceof RoomError)) throw error;
    // The player has cancelled the start: no problem to show. Any other error is shown, a closed room too, since only this screen
    // closes it.
    this.#problem = error.problem.code === 'workCancelled' ? null : error.problem;
  }

  protected override leave(): void {
    void this.services.doors.title();
  }

  override destroy(): void {
    lastPlan = this.#plan;
    if (!this.#isGiven) this.#table.close();
    super.destroy();
  }
}
