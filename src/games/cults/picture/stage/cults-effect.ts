import { StageEffect } from '../../../../platform/stage/effect';
import type { TableContext } from '../context';
import type { CultsBeat } from '../reduce/along';

/** An effect over the table of this game. */
export abstract class CultsEffect extends StageEffect<TableContext, CultsBeat> {
  constructor(context: TableContext) {
    super(context, context.app.stage.goOn);
  }
}
