import type { KindPicture } from '../kind';
import { cardStages } from '../parts';

export const chooseCard: KindPicture = { stages: cardStages, act: 'choose' };
