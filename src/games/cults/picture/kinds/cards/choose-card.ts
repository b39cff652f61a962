import type { KindPicture } from '../kind';
import { cardStages } from '../parts';

export const chooseCard: KindPicture<'chooseCard'> = { stages: cardStages, act: 'choose' };
