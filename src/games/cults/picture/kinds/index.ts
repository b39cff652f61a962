import { BUTTON, type Spot } from '../../../../platform/prompts/spots';
import type { Decision, Option, TableView } from '../../contract/view-types';
import type { PictureOf } from './kind';

/** One file per kind, which exports its picture under the kind's name; `tests/house/kinds.test.ts` finds the kind that has none. */
const FILES = import.meta.glob<Readonly<Record<string, PictureOf>>>('./*/*.ts', { eager: true });
const KINDS: Readonly<Record<string, PictureOf>> = Object.fromEntries(
  Object.values(FILES).flatMap((file) => Object.entries(file)),
);

/** For kinds that only a mod knows: every option is a button. */
const OTHER: PictureOf = { stages: () => [BUTTON] };

export const pictureOf = ({ kind }: Pick<Decision, 'kind'>): PictureOf =>
  (Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined) ?? OTHER;

/** The spots that lead to an option, one after the other. */
export function stagesOf(option: Option, view: TableView, decision: Decision): readonly Spot[] {
  return option.pass === true ? [BUTTON] : pictureOf(decision).stages(option, view, decision);
}

/** Whether the decision is answered on the board, so that the scene of a Confrontation steps aside. */
export const isAnsweredOnBoard = ({ decision }: TableView): boolean =>
  decision !== null && pictureOf(decision).isOnBoard === true;

/** Whether something besides places of the board answers the decision: tiles and large cards, which lie over the hand. */
export const isAnsweredByTiles = (view: TableView): boolean => {
  const { decision } = view;
  return decision !== null && decision.options.some((option) => stagesOf(option, view, decision)[0]?.on !== 'board');
};
