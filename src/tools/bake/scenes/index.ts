import { ACTIONS } from './cards/actions';
import { CITY } from './cards/city';
import { CITY_LATER } from './cards/city-later';
import { GUARDIANS } from './cards/guardians';
import { SETUPS } from './cards/setups';
import { NPC } from './cards/npc';
import { OBJECTIVES } from './cards/objectives';
import { STARTING } from './cards/starting';
import type { Drawing } from '../drawing/drawing';
import type { Job } from '../job';
import { composeDrawings, endingDrawings, skyDrawings } from './compose';
import { paintScene, SCENE_SIZE, type Scene } from './stage';
import { titleDrawing } from './title';

/** A picture for every card of the base set, by card id. */
export const SCENES: Readonly<Record<string, () => Scene>> = {
  ...STARTING,
  ...GUARDIANS,
  ...ACTIONS,
  ...CITY,
  ...CITY_LATER,
  ...SETUPS,
  ...OBJECTIVES,
  ...NPC,
};

/** A card's scene in design pixels, which is half the size it is painted in. */
const drawingOf = ([id, scene]: [string, () => Scene]): Drawing => ({
  name: `scene-${id}`,
  width: SCENE_SIZE.width / 2,
  height: SCENE_SIZE.height / 2,
  body: `<g transform="scale(.5)">${paintScene(scene())}</g>`,
});

const drawingsOf = (...groups: readonly Readonly<Record<string, () => Scene>>[]): Drawing[] =>
  groups.flatMap((group) => Object.entries(group).map(drawingOf));

/** Four pictures side by side; no sheet exceeds 2048 pixels, which every graphics card supports. */
const WIDTH = 1620;

/** Scenes of the players' cards, of City cards and Objectives, parts for mods' cards, and the title. */
export const SCENE_JOBS: readonly Job[] = [
  {
    kind: 'atlas',
    name: 'scenes-cult',
    width: WIDTH,
    quality: { color: 35 },
    drawings: () => drawingsOf(STARTING, GUARDIANS, ACTIONS, NPC),
  },
  {
    kind: 'atlas',
    name: 'scenes-city',
    width: WIDTH,
    quality: { color: 35 },
    drawings: () => [...drawingsOf(CITY, CITY_LATER, SETUPS, OBJECTIVES), ...skyDrawings()],
  },
  { kind: 'atlas', name: 'scenes-compose', width: WIDTH, quality: { color: 34, alpha: 26 }, drawings: composeDrawings },
  { kind: 'atlas', name: 'scenes-ending', width: WIDTH, quality: { color: 30, alpha: 24 }, drawings: endingDrawings },
  { kind: 'picture', name: 'title', scale: 1, quality: { color: 31 }, drawing: titleDrawing },
];
