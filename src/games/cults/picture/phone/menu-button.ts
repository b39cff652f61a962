import { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { CultsPart, TableContext } from '../context';

/** The menu button at the upper right. */
export class MenuButton implements CultsPart {
  readonly root = new Container();

  constructor({ layout, app }: TableContext, press: () => void) {
    const { topRight, unit } = layout;
    const button = makeButton('', { unit, width: topRight.width, height: topRight.height, title: app.panels.menu, press });
    const sign = makeIcon('ui-menu', 24 * unit, PALETTE.brassLight);
    sign.position.set(topRight.width / 2, topRight.height / 2);
    button.addChild(sign);
    button.label = 'menu';
    this.root.position.set(topRight.x, topRight.y);
    this.root.addChild(button);
  }

  show(): void {
    // Nothing here depends on the game.
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
