import { Container } from 'pixi.js';
import type { Rect } from '../../../config/layout';
import { PALETTE } from '../../../config/palette';
import { MOD_WORDS } from '../../../i18n/mods';
import { installPlan, type IndexedMod, type LibraryMod, type IndexSubscription } from '../../../library';
import { addPicture } from '../../../shell/assets';
import { makeButton } from '../../../ui/controls/button';
import { makeField } from '../../../ui/controls/field';
import { ScrollArea } from '../../../ui/scroll';
import { makeText } from '../../../ui/text';
import { BuiltScreen } from '../../frame/built-screen';
import { errorMessage } from '../../frame/error-message';
import { makePage } from '../../frame/page-frame';
import { RoomError } from '../../../host/room';
import { tellAdded } from '../install/install';
import { pageLibrary, subscriptions } from '../page-library';
import { consented } from './consent';
import { installAll, subscribe } from './from-index';
import { makeIndexHead, makeIndexedRow, previewName } from './index-rows';

/** The sample index that is delivered with the page. */
const SAMPLE = 'mods/index.sample.json';

/** Lists of mods to which the player has subscribed. Opening the screen shows what was fetched before; only clicks fetch. */
export class DiscoverScreen extends BuiltScreen {
  protected override readonly designHeight = 500;
  #subscriptions: readonly IndexSubscription[] = [];
  #mods: readonly LibraryMod[] = [];
  #address = '';
  #said = '';
  #isBusy = false;
  #scrolled = 0;

  async prepare(): Promise<void> {
    await this.#reload();
  }

  async #reload(): Promise<void> {
    [this.#subscriptions, this.#mods] = await Promise.all([subscriptions.list(), pageLibrary.list()]);
    const isStored = this.#subscriptions.every(({ address }) => subscriptions.isStored(address));
    if (this.#said === '' && !isStored) this.#said = MOD_WORDS[this.services.settings.current.lang].indexNotStored;
    for (const { address, previews } of this.#subscriptions)
      for (const [id, preview] of Object.entries(previews)) await addPicture(previewName(address, id), preview);
  }

  protected build(): void {
    const { unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const { root, inside } = makePage(this.sheet, { heading: words.discover.replace(/ ?…$/, ''), back: () => this.leave() });
    const hint = makeText(words.discoverHint, 'small', { unit, width: inside.width });
    hint.position.set(inside.x, inside.y);
    const row = this.#addressRow(inside.width);
    row.position.set(inside.x, inside.y + hint.height + 10 * unit);
    const said = makeText(this.#said, 'body', { unit, fill: PALETTE.refusal, width: inside.width });
    said.position.set(inside.x, row.y + 52 * unit);
    const top = said.y + (this.#said === '' ? 6 * unit : said.height + 8 * unit);
    this.root.addChild(root, hint, row, said, this.#lists({ ...inside, y: top, height: inside.y + inside.height - top }));
  }

  #addressRow(width: number): Container {
    const { unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const row = new Container();
    const [wide, sample, gap] = [170 * unit, 190 * unit, 12 * unit];
    const field = makeField({
      unit,
      width: width - wide - sample - 2 * gap,
      height: 44 * unit,
      label: words.indexAddress,
      value: this.#address,
      empty: words.addressEmpty,
      longest: 2000,
      parent: this.services.parent,
      done: (value, entered) => {
        this.#address = value;
        this.refresh();
        if (entered && value !== '') this.#do(() => this.#subscribe(value));
      },
    });
    const join = makeButton(words.subscribe, {
      unit,
      width: wide,
      height: 44 * unit,
      // Not disabled while the field is empty: a click here that ends the writing of an address is meant for it.
      disabled: this.#isBusy,
      press: () => this.#subscribeToWritten(),
    });
    join.x = width - wide - sample - gap;
    const tryIt = makeButton(words.sample, {
      unit,
      width: sample,
      height: 44 * unit,
      disabled: this.#isBusy,
      press: () => this.#do(() => this.#subscribe(SAMPLE)),
    });
    tryIt.x = width - sample;
    row.addChild(field, join, tryIt);
    return row;
  }

  #subscribeToWritten(): void {
    if (this.#address !== '') return this.#do(() => this.#subscribe(this.#address));
    this.#said = MOD_WORDS[this.sheet.lang].addressMissing;
    this.refresh();
  }

  #lists(place: Rect): Container {
    const { unit, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const scroll = new ScrollArea(place, unit, this.services.page.frames.request);
    let y = 0;
    const put = ({ root, height }: { readonly root: Container; readonly height: number }): void => {
      root.y = y;
      y += height + 8 * unit;
      scroll.content.addChild(root);
    };
    if (this.#subscriptions.length === 0) {
      const none = makeText(words.noIndex, 'body', { unit, fill: PALETTE.secondary });
      put({ root: none, height: none.height });
    }
    for (const subscription of this.#subscriptions) {
      const { address } = subscription;
      const options = { sheet: this.sheet, words, width: scroll.room, isBusy: this.#isBusy };
      put(
        makeIndexHead(options, subscription, {
          again: () => this.#do(() => this.#subscribe(address)),
          leave: () => this.#do(() => subscriptions.remove(address)),
        }),
      );
      for (const mod of subscription.index.mods) {
        const present = this.#mods.find(({ pin, isCurrent }) => isCurrent && pin.id === mod.id);
        put(makeIndexedRow(options, address, mod, present, () => this.#do(() => this.#install(subscription, mod))));
      }
    }
    scroll.contentHeight = y;
    scroll.scrollTo(this.#scrolled);
    this.scroll = scroll;
    return scroll;
  }

  async #subscribe(address: string): Promise<void> {
    await subscribe(address);
    this.#address = '';
  }

  async #install(subscription: IndexSubscription, mod: IndexedMod): Promise<void> {
    const plan = installPlan(subscription.index, mod, this.#mods);
    if (await consented(this.services, plan)) tellAdded(this.services, await installAll(subscription, plan));
  }

  /** Does one thing at a time, and says on this screen what goes wrong. */
  #do(act: () => Promise<void>): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#said = '';
    this.refresh();
    void this.#done(act);
  }

  async #done(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      this.#said = errorMessage(this.sheet.game, error.problem);
    } finally {
      await this.#reload();
      this.#isBusy = false;
      this.refresh();
    }
  }

  protected override clear(): void {
    this.#scrolled = this.scroll?.top ?? this.#scrolled;
    super.clear();
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
