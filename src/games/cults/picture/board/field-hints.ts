import { Circle, Container, Rectangle } from 'pixi.js';
import { fieldPlace, type Field, type Quadrant } from '../config/board-layout';
import type { TableView } from '../../contract/view-types';
import type { About, TableContext } from '../context';
import { explained } from '../facts/explained';
import { fieldsOf } from './field-topics';

/** How far from its middle a field is pointed at, in design pixels. */
const REACH = 17;

/** What the fields of the board are for while nothing lies on them; pieces lie above and explain themselves. */
export function fieldHints(view: TableView, context: TableContext): Container {
  const root = new Container();
  for (const district of Object.keys(view.districts) as Quadrant[])
    for (const [field, about] of fieldsOf(view, district)) root.addChild(hint(district, field, about, context));
  return root;
}

function hint(district: Quadrant, field: Field, about: About, context: TableContext): Container {
  const spot = new Container();
  spot.position.copyFrom(fieldPlace(district, field));
  spot.hitArea = new Circle(0, 0, REACH);
  // It has nothing to draw, and yet a place beside which it is explained.
  spot.boundsArea = new Rectangle(-REACH, -REACH, 2 * REACH, 2 * REACH);
  return explained(spot, context, about);
}
