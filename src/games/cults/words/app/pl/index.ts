import type { AppWords } from '..';
import { bots } from './bots';
import { coach } from './coach';
import { explain } from './explain';
import { flavour } from './flavour';
import { newGame } from './new-game';
import { panels } from './panels';
import { phone } from './phone';
import { planReference } from './plan-reference';
import { preview } from './preview';
import { prompts } from './prompts';
import { screens } from './screens';
import { stage } from './stage';
import { table } from './table';

export const plApp: AppWords = {
  table,
  stage,
  bots,
  coach,
  preview,
  panels,
  phone,
  explain,
  planReference,
  prompts,
  screens,
  newGame,
  flavour,
};
