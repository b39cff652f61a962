import type { KindPicture } from '../kind';
import { itemStages } from '../parts';

/** R6.9: cards and Initiates that cover a price. */
export const pay: KindPicture<'pay'> = {
  stages: itemStages,
  act: 'pay',
  suggestion: (_, { app }) => app.coach.payment,
  isCostly: true,
  isFilled: ({ power }) => power,
};
