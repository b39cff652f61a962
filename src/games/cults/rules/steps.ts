import { type Steps, stepTable } from '../../../kernel';
import { abilityQuestions, abilitySteps } from './cards/abilities';
import { actionQuestions, actionSteps } from './phases/action';
import { augmentationQuestions, augmentationSteps } from './plans/augmentation';
import { confrontationQuestions, confrontationSteps } from './fight/confrontation';
import { effectSteps } from './effects/run';
import { hidingQuestions, hidingSteps } from './phases/hiding';
import { influenceQuestions, influenceSteps } from './plans/influence';
import { npcConfrontationSteps } from './npc/confrontation';
import { npcSteps } from './npc/turn';
import { paymentQuestions, paymentSteps } from './cards/payment';
import { planningQuestions, planningSteps } from './phases/planning';
import { preparationQuestions, preparationSteps } from './plans/preparation';
import { recruitmentQuestions, recruitmentSteps } from './phases/recruitment';
import { roundSteps } from './phases/round';
import { scriptSteps } from './scripts/script';
import { setupQuestions, setupSteps } from './phases/setup';
import { cardQuestions } from './effects/cards';
import { momentQuestions } from './effects/opportunity';
import { composingQuestions } from './effects/compose';
import { boardQuestions } from './effects/board';
import type { CultsPlay, CultsFrame } from './state/state';
import { terrorQuestions, terrorSteps } from './fight/terror';
import { triggerSteps } from './cards/triggers';
import type { DecisionKind } from '../contract/decisions';
import type { QuestionKind } from './questions/kind';
import type { StepName } from './state/frames';

/** Every step that a frame may name, each with a frame of its own. */
type CultsSteps = {
  readonly [N in StepName]: {
    run(game: CultsPlay, frame: CultsFrame<N>): void;
    answered?(game: CultsPlay, frame: CultsFrame<N>, chosen: readonly number[]): void;
  };
};

/** Every step of the game by its name: the table of contents of the rules. */
export const STEPS: Steps<CultsPlay> = stepTable({
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

/** Every kind of question, gathered from the chapters that ask it. A kind of the contract that nobody asks does not compile. */
export const QUESTIONS: { readonly [K in DecisionKind]: QuestionKind<K> } = {
  ...setupQuestions,
  ...recruitmentQuestions,
  ...planningQuestions,
  ...actionQuestions,
  ...hidingQuestions,
  ...abilityQuestions,
  ...augmentationQuestions,
  ...preparationQuestions,
  ...influenceQuestions,
  ...paymentQuestions,
  ...confrontationQuestions,
  ...terrorQuestions,
  ...cardQuestions,
  ...momentQuestions,
  ...composingQuestions,
  ...boardQuestions,
};
