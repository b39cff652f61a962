import type { Lang } from '../types';
import { en as coachEn, pl as coachPl, type CoachWords } from './coach';
import { en as explainEn, pl as explainPl, type ExplainWords } from './explain';
import { en as newGameEn, pl as newGamePl, type NewGameWords } from './new-game';
import { en as panelsEn, pl as panelsPl, type PanelWords } from './panels';
import { en as planReferenceEn, pl as planReferencePl, type PlanReferenceWords } from './plan-reference';
import { en as promptsEn, pl as promptsPl, type PromptWords } from './prompts';
import { en as screensEn, pl as screensPl, type ScreenWords } from './screens';
import { en as previewEn, pl as previewPl, type PreviewWords } from './preview';
import { en as stageEn, pl as stagePl, type StageWords } from './stage';
import { en as tableEn, pl as tablePl, type TableWords } from './table';

/** The words of the browser table, one group for each room of it; a group has both languages in one file, side by side. */
export interface AppWords {
  readonly table: TableWords;
  readonly stage: StageWords;
  readonly coach: CoachWords;
  readonly preview: PreviewWords;
  readonly panels: PanelWords;
  readonly explain: ExplainWords;
  readonly planReference: PlanReferenceWords;
  readonly prompts: PromptWords;
  readonly screens: ScreenWords;
  readonly newGame: NewGameWords;
}

const WORDS: Readonly<Record<Lang, AppWords>> = {
  en: {
    table: tableEn,
    stage: stageEn,
    coach: coachEn,
    preview: previewEn,
    panels: panelsEn,
    explain: explainEn,
    planReference: planReferenceEn,
    prompts: promptsEn,
    screens: screensEn,
    newGame: newGameEn,
  },
  pl: {
    table: tablePl,
    stage: stagePl,
    coach: coachPl,
    preview: previewPl,
    panels: panelsPl,
    explain: explainPl,
    planReference: planReferencePl,
    prompts: promptsPl,
    screens: screensPl,
    newGame: newGamePl,
  },
};

export const appWords = (lang: Lang): AppWords => WORDS[lang];
