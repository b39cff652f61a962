import { type Step, type Steps, stepTable } from '../kernel';
import { abilitySteps } from './abilities';
import { actionSteps } from './action';
import { augmentationSteps } from './augmentation';
import { confrontationSteps } from './confrontation';
import { effectSteps } from './effects/run';
import { hidingSteps } from './hiding';
import { influenceSteps } from './influence';
import { npcConfrontationSteps } from './npc/confrontation';
import { npcSteps } from './npc/turn';
import { paymentSteps } from './payment';
import { planningSteps } from './planning';
import { preparationSteps } from './preparation';
import { recruitmentSteps } from './recruitment';
import { roundSteps } from './round';
import { scriptSteps } from './scripts/script';
import { setupSteps } from './setup';
import type { Game } from './state';
import { terrorSteps } from './terror';
import { triggerSteps } from './triggers';

/** Every step of the game by its name: the table of contents of the rules. */
export const STEPS: Steps<Game> = stepTable({
  ...setupSteps,
  ...roundSteps,
  ...recruitmentSteps,
  ...planningSteps,
  ...actionSteps,
  ...augmentationSteps,
  ...preparationSteps,
  ...influenceSteps,
  ...confrontationSteps,
  ...terrorSteps,
  ...hidingSteps,
  ...npcSteps,
  ...npcConfrontationSteps,
  ...paymentSteps,
  ...abilitySteps,
  ...effectSteps,
  ...triggerSteps,
  ...scriptSteps,
} as unknown as Record<string, Step<Game>>);
