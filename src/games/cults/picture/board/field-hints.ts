import { Circle, Container, Rectangle } from 'pixi.js';
import { fieldPlace, type BoardField, type Quadrant } from '../config/board-layout';
import type { TableView } from '../../contract/view-types';
import type { About, TableContext } from '../context';
import { explained } from '../facts/explained';
import { fieldsOf } from './field-topics';

/** Radius in which a field reacts to the pointer, in design pixels. */
const REACH = 17;

/** Explanations of empty fields; pieces lie above and explain themselves. */
export function fieldHints(view: TableView, context: TableContext): Container {
  const root = new Container();
  for (const district of Object.keys(view.districts) as Quadrant[])
    for (const [field, about] of fieldsOf(view, district)) root.addChild(hint(district, field, about, context));
  return root;
}

function hint(district: Quadrant, field: BoardField, about: About, context: TableContext): Container {
  const spot = new Container();
  spot.position.copyFrom(fieldPlace(district, field));
  spot.hitArea = new Circle(0, 0, REACH);
  // It draws nothing, so give it bounds for the tooltip's place.
  spot.boundsArea = new Rectangle(-REACH, -REACH, 2 * REACH, 2 * REACH);
  return explained(spot, context, about);
}
