import { tile } from '../../../../../platform/prompts/spots';
import type { KindPicture } from '../kind';

export const chooseNumber: KindPicture<'chooseNumber'> = {
  stages: (option) => [tile({ words: String(option.number) })],
  act: 'choose',
};
