import { VIEW, VIEW_PARTS } from '../../../games/cults/contract/view/view';
import { all, schemaOf } from './described';
import { described, type Schemas } from './parts';

/** A seat's view, from its description in the contract. */
export const views: Schemas = { view: described('All that a seat may know.', schemaOf(VIEW)) };

export const viewParts: Schemas = all(VIEW_PARTS);
