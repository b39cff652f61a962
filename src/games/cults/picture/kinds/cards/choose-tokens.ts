import type { KindPicture } from '../kind';
import { tokenStages } from '../parts';

export const chooseTokens: KindPicture = { stages: tokenStages, act: 'choose', ofTokens: true };
