import type { GameEvent } from '../../../../../kernel';
import type { CultsEvent } from '../../../contract/events';
import type { AllEventPictures, EventPicture } from '../event-picture';
import { CARDS } from './cards';
import { FIGHT } from './fight';
import { NPC } from './npc';
import { PLAY } from './play';
import { ROUND } from './round';

/** How the table shows each event, in the chapters of the contract. An event that is missing here does not compile. */
const EVENTS: AllEventPictures = { ...ROUND, ...CARDS, ...PLAY, ...FIGHT, ...NPC };

/** Whether this game knows the event. */
export const isCultsEvent = (event: GameEvent): event is CultsEvent => Object.hasOwn(EVENTS, event.type);

/** The picture of an event: each gets events of its own type only. */
export const pictureOfEvent = ({ type }: CultsEvent): EventPicture => EVENTS[type];
