import { type Steps, stepTable } from '../../../kernel';
import { abilitySteps } from './cards/abilities';
import { actionSteps } from './phases/action';
import { augmentationSteps } from './plans/augmentation';
import { confrontationSteps } from './fight/confrontation';
import { effectSteps } from './effects/run';
import { hidingSteps } from './phases/hiding';
import { influenceSteps } from './plans/influence';
import { npcConfrontationSteps } from './npc/confrontation';
import { npcSteps } from './npc/turn';
import { paymentSteps } from './cards/payment';
import { planningSteps } from './phases/planning';
import { preparationSteps } from './plans/preparation';
import { recruitmentSteps } from './phases/recruitment';
import { roundSteps } from './phases/round';
import { scriptSteps } from './scripts/script';
import { setupSteps } from './phases/setup';
import type { Game, CultsFrame } from './state/state';
import { terrorSteps } from './fight/terror';
import { triggerSteps } from './cards/triggers';
import type { StepName } from './state/frames';

/** Every step that a frame may name, each with a frame of its own. */
type CultsSteps = {
  readonly [N in StepName]: {
    run(game: Game, frame: CultsFrame<N>): void;
    answered?(game: Game, frame: CultsFrame<N>, chosen: readonly number[]): void;
  };
};

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
} satisfies CultsSteps);
