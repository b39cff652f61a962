import { Container } from 'pixi.js';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { makeChoices } from '../../../../../platform/ui/controls/choices';
import { citing } from '../../../../../platform/ui/citing';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../../platform/ui/text';
import { cardStepper, makeCard, type FormContext } from '../form';
import { cultTiles } from './cult-tiles';
import { nameField } from './name-field';
import { cardsOf, withCult, withNpc } from '../plan';
import { endingWords } from '../../../words/ending';
import type { CultsSheet } from '../../cults-screen';
import { wonObjectives } from '../../end/won-objectives';

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
    if (card !== null && wonObjectives.has(card)) root.addChild(wonMark(view, unit));
  }
  controls(root, context);
  return root;
}

/** Whether the Objective is won, and how many are; beside the tick on its card. */
function wonWords(objective: string | null, all: readonly string[], lang: CultsSheet['lang']): string {
  const words = endingWords(lang);
  const counted = words.won(wonObjectives.countOf(all), all.length);
  return objective === null ? counted : `${wonObjectives.has(objective) ? words.wonBefore : words.notWon} · ${counted}`;
}

/** A tick in a ring over the corner of a card that was won. */
function wonMark(card: Container, unit: number): Container {
  const mark = new Container();
  const { right, top } = card.getLocalBounds();
  const ground = makeIcon('disc-shadow', 52 * unit, PALETTE.ink);
  const ring = makeIcon('ring', 44 * unit, PALETTE.brassLight);
  const tick = makeIcon('ui-check', 24 * unit, PALETTE.brassLight);
  mark.addChild(ground, ring, tick);
  mark.position.set(card.x + right - 20 * unit, card.y + top + 20 * unit);
  return mark;
}

const headed = (words: string, x: number, y: number, unit: number): Container => {
  const text = makeText(words, 'heading', { unit });
  text.position.set(x * unit, y * unit);
  return text;
};

/** The controls below the pictures: the player's name, the option of R12.5, the Objective. */
function controls(root: Container, context: FormContext): void {
  const { sheet, plan, books, table, change } = context;
  const { unit } = sheet;
  const words = sheet.app.newGame;
  const height = 44 * unit;
  const label = (text: string, x: number, width: number): void => {
    const small = makeText(text, 'small', { unit, size: 15, fill: PALETTE.secondary });
    fitWidth(small, width * unit).position.set(x * unit, (CONTROLS - 24) * unit);
    root.addChild(citing(small, text, table.rules));
  };
  const put = (thing: Container, x: number): void => {
    thing.position.set(x * unit, CONTROLS * unit);
    root.addChild(thing);
  };
  label(words.name, OWN.x, OWN.width);
  put(nameField(context, 0, OWN.width * unit, height), OWN.x);
  label(words.tie, NPC.x, PLAN_CARD.x + PLAN_CARD.width - NPC.x);
  const ties = (['high', 'low'] as const).map((id) => ({ id, words: words.ties[id] }));
  const choose = (tie: 'high' | 'low'): void => change((now) => ({ ...now, tie }));
  const width = (PLAN_CARD.x + PLAN_CARD.width - NPC.x) * unit;
  put(makeChoices({ unit, width, height, label: words.tie, items: ties, chosen: plan.tie, choose }), NPC.x);
  const objectives = cardsOf.objectives(books.reading);
  label(wonWords(plan.objective, objectives, sheet.lang), OBJECTIVE.x, OBJECTIVE.width);
  const ids = [...objectives, null];
  const stepper = cardStepper(context, {
    label: words.objective,
    ids,
    chosen: plan.objective,
    chance: words.drawn,
    note: (id) => (wonObjectives.has(id) ? endingWords(sheet.lang).wonBefore : ''),
    choose: (objective) => change((now) => ({ ...now, objective })),
    width: OBJECTIVE.width * unit,
    height,
  });
  put(stepper, OBJECTIVE.x);
}
