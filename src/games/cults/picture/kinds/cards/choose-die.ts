import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

/** A die and the face to turn it to: the faces of one die stand together. */
export const chooseDie: KindPicture<'chooseDie'> = {
  stages: (option) => [tile({ frame: `die-${option.face}` }, { form: 'turn', group: `die ${option.die}` })],
  act: 'chooseDie',
};
