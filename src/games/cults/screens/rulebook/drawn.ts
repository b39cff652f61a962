import { Container, Sprite } from 'pixi.js';
import { picture } from '../../../../platform/shell/assets';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeText } from '../../../../platform/ui/text';
import type { TableView } from '../../contract/view-types';
import { PlanBoard } from '../../picture/bars/plan-board';
import { BoardScene } from '../../picture/board/board-scene';
import { TerrorMeter } from '../../picture/board/terror-meter';
import { CardView } from '../../picture/cards/card-view';
import { CityFace } from '../../picture/cards/city-face';
import { BOARD } from '../../picture/config/board-layout';
import type { TableContext } from '../../picture/context';
import { terrorIn } from '../../picture/facts/fight';
import { cultPicture } from '../../picture/figures/cult-picture';
import { FightScene } from '../../picture/fight/scene';
import { makeDie } from '../../picture/stage/dice';
import { withFight, withPlans } from './example-views';
import type { PictureId } from './pictures';

/** Draws a part of the table around its middle; the view is the example. */
type Draw = (context: TableContext, view: TableView) => Container;

/** A rectangle of the board around (x, y), in design pixels from the board's centre. */
const boardAround =
  (x: number, y: number): Draw =>
  (context, view) => {
    const scene = new BoardScene(context);
    scene.show(view);
    const scale = context.layout.board.radius / BOARD.radius;
    for (const city of view.city.active) scene.root.addChild(new CityFace(city, context));
    scene.root.position.set(-x * scale, -y * scale);
    const root = new Container();
    root.addChild(scene.root);
    return root;
  };

/** Things side by side, with their names under them. */
const sideBySide =
  (step: number, things: (context: TableContext) => readonly { readonly thing: Container; readonly name?: string }[]): Draw =>
  (context) => {
    const { unit } = context.layout;
    const root = new Container();
    const all = things(context);
    all.forEach(({ thing, name }, at) => {
      thing.position.set((at - (all.length - 1) / 2) * step * unit, name === undefined ? 0 : -12 * unit);
      root.addChild(thing);
      if (name === undefined) return;
      const words = makeText(name, 'strong', { unit, size: 17, anchor: [0.5, 0.5] });
      words.position.set(thing.x, 42 * unit);
      root.addChild(words);
    });
    return root;
  };

/** A card in the size of the table's zoom. */
const card =
  (id: string): Draw =>
  (context) =>
    new CardView(id, context, 250 * context.layout.unit);

/** A part of the table whose own place is (x, y), moved to the middle. */
function centred(root: Container, x: number, y: number): Container {
  const outer = new Container();
  root.position.set(root.x - x, root.y - y);
  outer.addChild(root);
  return outer;
}

function planBoard(context: TableContext, view: TableView): Container {
  const { planBoard: place } = context.layout;
  const board = new PlanBoard(context);
  board.show(withPlans(view));
  return centred(board.root, place.x + place.width / 2, place.y + place.height / 2);
}

/** The Confrontation's scene without the table's prompt beneath it. */
function fight(context: TableContext, view: TableView): Container {
  const { width, prompt } = context.layout;
  const scene = new FightScene(context);
  scene.show(withFight(view));
  return centred(scene.root, width / 2, prompt.y / 2);
}

function terror(context: TableContext, view: TableView): Container {
  const { board, unit } = context.layout;
  const meter = new TerrorMeter(context, terrorIn(view, 'chaugnar', 'downtown'), 3);
  meter.set(1);
  const ground = new Sprite(picture('table'));
  ground.setSize(640 * unit, 266 * unit);
  ground.position.set(board.x - 320 * unit, board.y - 133 * unit);
  const root = new Container();
  root.addChild(ground, meter.root);
  return centred(root, board.x, board.y);
}

const FACES = ['thug', 'thug', 'initiate', 'initiate', 'freak', 'blank'];

/** How each picture is drawn, around its middle. */
export const DRAW: Readonly<Record<PictureId, Draw>> = {
  pieces: (context) => cultPicture('dagon', context, 320 * context.layout.unit).view,
  tokens: sideBySide(140, ({ books, layout: { unit } }) =>
    (['thug', 'initiate', 'freak'] as const).map((token) => ({
      thing: makeIcon(`token-${token}`, 64 * unit),
      name: books.words.token(token),
    })),
  ),
  dice: sideBySide(78, ({ layout: { unit } }) => FACES.map((face) => ({ thing: makeDie(face, 64 * unit) }))),
  board: boardAround(0, 0),
  district: boardAround(180, -180),
  track: boardAround(246, -125),
  closed: boardAround(180, 180),
  card: card('hunting-horror'),
  city: boardAround(0, 0),
  plans: boardAround(117, -128),
  planBoard,
  fight,
  terror,
  dominance: boardAround(90, -284),
  npc: card('npc-overview'),
  objective: card('ascendance'),
};
