import type { KindPicture } from '../kind';
import { tokenStages } from '../parts';

export const chooseTokens: KindPicture<'chooseTokens'> = { stages: tokenStages, act: 'choose', ofTokens: true };
