import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { makeChoices } from '../../../../platform/ui/choices';
import { makeText } from '../../../../platform/ui/text';
import { cardStepper, makeCard, type FormContext } from './form';
import { cultTiles } from './cult-tiles';
import { nameField } from './name-field';
import { cardsOf, withCult, withNpc } from './plan';

/** Design pixels: the columns, and the lines across them. */
const OWN = { x: 0, width: 276 };
const NPC = { x: 292, width: 276 };
const PLAN_CARD = { x: 592, width: 250 };
const OBJECTIVE = { x: 866, width: 250 };
const HEADS = 34;
const CARDS = 350;
const CONTROLS = HEADS + CARDS + 44;
/** The card that shows how the NPC takes its turns (R12.4). */
const NPC_CARD = 'npc-overview';

/** The solo part: the player's cult, the NPC with its card, the Objective. */
export function soloPart(context: FormContext, { x, y }: Rect): Container {
  const { sheet, plan, books, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const root = new Container({ x, y });
  const own = plan.seats[0]!.cult;
  for (const [text, { x: left }] of [
    [words.yourCult, OWN],
    [words.npc, NPC],
    [words.npcTurn, PLAN_CARD],
    [words.objective, OBJECTIVE],
  ] as const)
    root.addChild(headed(text, left, 0, unit));
  const tiles = (place: typeof OWN): Rect => ({
    x: place.x * unit,
    y: HEADS * unit,
    width: place.width * unit,
    height: CARDS * unit,
  });
  root.addChild(
    cultTiles(context, tiles(OWN), {
      label: words.yourCult,
      chosen: own,
      taken: plan.npc,
      choose: (id) => change((now) => withCult(now, 0, id)),
    }),
    cultTiles(context, tiles(NPC), {
      label: words.npc,
      chosen: plan.npc,
      taken: own,
      choose: (id) => change((now) => withNpc(now, id)),
    }),
  );
  const overview = books.reading.cards.some(({ id }) => id === NPC_CARD) ? NPC_CARD : null;
  for (const [card, { x: left, width }] of [
    [overview, PLAN_CARD],
    [plan.objective, OBJECTIVE],
  ] as const) {
    const view = makeCard(context, card, 'back-npc', width * unit);
    view.position.set((left + width / 2) * unit, (HEADS + CARDS / 2) * unit);
    root.addChild(view);
  }
  controls(root, context);
  return root;
}

const headed = (words: string, x: number, y: number, unit: number): Container => {
  const text = makeText(words, 'heading', { unit });
  text.position.set(x * unit, y * unit);
  return text;
};

/** The controls below the pictures: the player's name, the option of R12.5, the Objective. */
function controls(root: Container, context: FormContext): void {
  const { sheet, plan, books, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const height = 44 * unit;
  const label = (text: string, x: number): void => {
    const small = makeText(text, 'small', { unit, size: 15, fill: PALETTE.secondary });
    small.position.set(x * unit, (CONTROLS - 24) * unit);
    root.addChild(small);
  };
  const put = (thing: Container, x: number): void => {
    thing.position.set(x * unit, CONTROLS * unit);
    root.addChild(thing);
  };
  label(words.name, OWN.x);
  put(nameField(context, 0, OWN.width * unit, height), OWN.x);
  label(words.tie, NPC.x);
  const ties = (['high', 'low'] as const).map((id) => ({ id, words: words.ties[id] }));
  const choose = (tie: 'high' | 'low'): void => change((now) => ({ ...now, tie }));
  const width = (PLAN_CARD.x + PLAN_CARD.width - NPC.x) * unit;
  put(makeChoices({ unit, width, height, label: words.tie, items: ties, chosen: plan.tie, choose }), NPC.x);
  const ids = [...cardsOf.objectives(books.reading), null];
  const stepper = cardStepper(context, {
    label: words.objective,
    ids,
    chosen: plan.objective,
    chance: words.drawn,
    choose: (objective) => change((now) => ({ ...now, objective })),
    width: OBJECTIVE.width * unit,
    height,
  });
  put(stepper, OBJECTIVE.x);
}
