import type { BotWords } from './bots';
import type { CoachWords } from './coach';
import type { ExplainWords } from './explain';
import type { Flavour } from './flavour';
import type { NewGameWords } from './new-game';
import type { PanelWords } from './panels';
import type { PhoneWords } from './phone';
import type { PlanReferenceWords } from './plan-reference';
import type { PreviewWords } from './preview';
import type { PromptWords } from './prompts';
import type { CultsScreenWords } from './screens';
import type { StageWords } from './stage';
import type { TableWords } from './table';

/** The words of the browser table, one group for each room of it: what there is to say is here, how it is said in `en` and `pl`. */
export interface AppWords {
  readonly table: TableWords;
  readonly stage: StageWords;
  readonly bots: BotWords;
  readonly coach: CoachWords;
  readonly preview: PreviewWords;
  readonly panels: PanelWords;
  readonly phone: PhoneWords;
  readonly explain: ExplainWords;
  readonly planReference: PlanReferenceWords;
  readonly prompts: PromptWords;
  readonly screens: CultsScreenWords;
  readonly newGame: NewGameWords;
  readonly flavour: Flavour;
}
