import { Container } from 'pixi.js';
import { PALETTE } from '../../../config/palette';
import { RoomError } from '../../../host/room';
import { modFragment, MOST_LINK } from '../../../projects/share/mod-link';
import { MOD_WORDS } from '../../../i18n/mods';
import type { Added } from '../../../library';
import { makeVeil } from '../../../ui/backdrop';
import { makeButton } from '../../../ui/controls/button';
import { SHORT_SCREEN } from '../../../ui/dialogue';
import { makeField } from '../../../ui/controls/field';
import { makePanel } from '../../../ui/panel';
import { makeText } from '../../../ui/text';
import { BuiltScreen } from '../../frame/built-screen';
import { errorMessage } from '../../frame/error-message';
import type { Services } from '../../services';
import { addressOf, download } from './download';
import { install, tellAdded } from './install';

/** Letters of an address, with the mod that it may carry. */
const LONGEST = 2000 + MOST_LINK;

/** Asks for an address and adds the mod that lies there; nothing is fetched before the player presses the button. */
export class AddressScreen extends BuiltScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = SHORT_SCREEN;
  readonly #added: (added: Added) => void;
  #address = '';
  #said = '';
  #isBusy = false;
  #hasFailed = false;

  constructor(services: Services, added: (added: Added) => void) {
    super(services);
    this.#added = added;
  }

  protected build(): void {
    const { unit, width, height, screens, lang } = this.sheet;
    const words = MOD_WORDS[lang];
    const wide = Math.min(760 * unit, width - 40 * unit);
    const inner = wide - 64 * unit;
    const box = new Container();
    const title = makeText(words.addFromAddress, 'title', { unit, size: 28 });
    title.position.set(32 * unit, 24 * unit);
    const hint = makeText(words.addressHint, 'body', { unit, width: inner, fill: PALETTE.secondary });
    hint.position.set(32 * unit, 70 * unit);
    const field = makeField({
      unit,
      width: inner,
      height: 46 * unit,
      label: words.address,
      value: this.#address,
      empty: words.addressEmpty,
      longest: LONGEST,
      parent: this.services.parent,
      done: (value, entered) => {
        this.#address = value;
        this.refresh();
        if (entered) void this.#fetch();
      },
    });
    field.position.set(32 * unit, hint.y + hint.height + 14 * unit);
    const fill = this.#hasFailed ? PALETTE.refusal : PALETTE.secondary;
    const said = makeText(this.#said, 'body', { unit, width: inner, fill, breakWords: true });
    said.position.set(32 * unit, field.y + 56 * unit);
    const below = said.y + Math.max(said.height, 22 * unit) + 14 * unit;
    const fetchIt = makeButton(words.fetch, {
      unit,
      width: 200 * unit,
      height: 48 * unit,
      primary: !this.#isBusy && this.#address !== '',
      // Not disabled while the field is empty: a click here that ends the writing of an address is meant for it.
      disabled: this.#isBusy,
      press: () => void this.#fetch(),
    });
    fetchIt.position.set(32 * unit, below);
    const back = makeButton(screens.back, { unit, width: 160 * unit, height: 48 * unit, press: () => this.leave() });
    back.position.set(246 * unit, below);
    const high = below + 72 * unit;
    box.addChild(makePanel({ x: 0, y: 0, width: wide, height: high }), title, hint, field, said, fetchIt, back);
    box.position.set((width - wide) / 2, Math.max(8 * unit, (height - high) / 2));
    this.root.addChild(makeVeil(width, height, 0.62), box);
  }

  async #fetch(): Promise<void> {
    if (this.#isBusy) return;
    if (this.#address === '') return this.#say(MOD_WORDS[this.sheet.lang].addressMissing, true);
    const link = this.services.game.workshop === undefined ? null : modFragment(this.#address);
    if (link !== null) return this.#openLink(link);
    const words = MOD_WORDS[this.sheet.lang];
    this.#isBusy = true;
    this.#say(words.reading, false);
    try {
      const address = this.#address;
      const content = await download(address, { progress: (bytes) => this.#say(words.fetched(words.size(bytes)), false) });
      const origin = addressOf(address).pathname.split('/').at(-1) || address;
      const added = await install({ origin, content }, { from: 'address', address });
      if (this.root.destroyed) return tellAdded(this.services, [added]);
      if ('problems' in added) {
        const [problem] = added.problems;
        this.#say(problem === undefined ? '' : this.sheet.game.error(problem.code, problem.params), true);
      } else {
        tellAdded(this.services, [added]);
        await this.services.navigation.lift(this);
        this.#added(added);
      }
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      this.#say(errorMessage(this.sheet.game, error.problem), true);
    } finally {
      this.#isBusy = false;
      this.refresh();
    }
  }

  /** A link of the game brings the mod itself: nothing is fetched, and the mod is shown before it is added. */
  async #openLink(link: string): Promise<void> {
    const { navigation, doors } = this.services;
    await navigation.lift(this);
    await doors.workshop({ link });
  }

  #say(words: string, hasFailed: boolean): void {
    this.#said = words;
    this.#hasFailed = hasFailed;
    this.refresh();
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
