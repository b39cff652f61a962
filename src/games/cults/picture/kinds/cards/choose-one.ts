import { BUTTON } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

/** One of the ways that a card offers: buttons in the card's own words, beside the card. */
export const chooseOne: KindPicture<'chooseOne'> = { stages: () => [BUTTON], source: 'shown' };
