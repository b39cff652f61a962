import { authors } from './authors';
import { board } from './board';
import { cards } from './cards';
import { commandParts, commands } from './commands';
import { decisionParts, decisions } from './decisions';
import { eventParts, events } from './events';
import { ids, type Schemas } from './parts';
import { saves } from './saves';
import { scenarios } from './scenarios';
import { viewParts, views } from './views';

/** Every schema by its name: first the documents of the contract, then what they are made of. */
export const SCHEMAS: Schemas = {
  ...commands,
  ...decisions,
  ...events,
  ...views,
  ...scenarios,
  ...saves,
  ...authors,
  ...commandParts,
  ...decisionParts,
  ...eventParts,
  ...viewParts,
  ...board,
  ...cards,
  ...ids,
};
