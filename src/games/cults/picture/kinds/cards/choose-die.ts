import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

/** A die and the face to turn it to: the faces of one die stand together. */
export const chooseDie: KindPicture = {
  stages: (option) => [tile({ frame: `die-${text(option, 'face')}` }, { form: 'turn', group: `die ${Number(option['die'])}` })],
  act: 'chooseDie',
};
