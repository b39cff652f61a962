import { BuiltScreen } from '../frame/built-screen';
import { makeModList } from './mod-list';
import { modShelf, type ShelfMod } from './mod-shelf';
import { makePage } from '../frame/page-frame';

/** Switches bundled mods on and off; new games use those that are on. */
export class ModsScreen extends BuiltScreen {
  protected override readonly designHeight = 450;
  #shelf: readonly ShelfMod[] = [];

  async prepare(): Promise<void> {
    this.#shelf = await modShelf();
  }

  protected build(): void {
    const { screens } = this.sheet;
    const { settings } = this.services;
    const { root, inside } = makePage(this.sheet, {
      heading: screens.mods,
      back: () => this.leave(),
      width: 1100,
      height: 700,
    });
    const { root: list, scroll } = makeModList(this.sheet, inside, {
      mods: this.#shelf,
      on: settings.current.mods,
      leftOut: [],
      draw: this.services.page.frames.request,
      change: (mods) => {
        settings.change({ mods });
        this.refresh();
      },
    });
    this.scroll = scroll;
    this.root.addChild(root, list);
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
