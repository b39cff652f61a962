import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';
import { text } from '../parts';

export const chooseNumber: KindPicture = { stages: (option) => [tile({ words: text(option, 'number') })], act: 'choose' };
