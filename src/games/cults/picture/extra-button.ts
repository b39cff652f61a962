import type { Container } from 'pixi.js';
import { makeButton } from '../../../platform/ui/controls/button';
import type { TableView } from '../contract/view-types';
import type { TableContext } from './context';

/**
 * The extra button beside the board: study the District cards before the first Cult Site, see the result again after the last round.
 */
export function makeExtra(
  { app, layout }: TableContext,
  { outcome, phase, decision }: TableView,
  open: { study(): void; result(): void },
): Container | null {
  const { unit, prompt } = layout;
  const isStudied = phase === 'setup' && decision !== null;
  if (outcome === null && !isStudied) return null;
  const button = makeButton(outcome === null ? app.screens.study : app.screens.results, {
    unit,
    width: 250 * unit,
    height: 44 * unit,
    icon: outcome === null ? 'ui-eye' : 'ui-trophy',
    primary: outcome !== null,
    press: () => (outcome === null ? open.study() : open.result()),
  });
  button.position.set(prompt.x + (prompt.width - 250 * unit) / 2, prompt.y + (outcome === null ? prompt.height + 14 * unit : 0));
  return button;
}
