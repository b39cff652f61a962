import { Container } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { citing } from '../../../../platform/ui/citing';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { OutcomeView, TableView } from '../../contract/view-types';
import type { Books } from '../../picture/cards/books';
import { scenePicture } from '../../picture/cards/scene-picture';
import { wordObjective } from '../../words';
import { endingWords } from '../../words/ending';
import type { CultsSheet } from '../cults-screen';
import { cardsOf } from '../new-game/plan';
import type { Flowed } from './flowed';
import { makeScoreTable } from './score-table';
import type { PointsTally } from './tally';
import { makeTold } from './remarks-view';
import type { ToldPart } from './remarks';
import { wonObjectives } from './won-objectives';
import { readable } from './readable';

export interface PointsPageOptions {
  readonly view: TableView;
  readonly books: Books;
  /** CSS pixels. */
  readonly width: number;
  readonly tally: PointsTally;
  /** Sentences about the game, shown below its points: the best moment, what decided a defeat. */
  readonly told: readonly ToldPart[];
  /** Whether the Objective was won for the first time. */
  readonly isFirstTime: boolean;
  /** Opens the rules that a text names. */
  readonly rules: (cited: string) => void;
}

/** Design pixels: the letters, and the gap between two parts. */
const SIZE = 16;
const GAP = 12;

/** Draws the points by source, the sentences about the game and, in a solo game, the Objective. */
export function makePointsPage(sheet: CultsSheet, options: PointsPageOptions): Flowed {
  const { view, width, told } = options;
  const { unit } = sheet;
  const { objective } = view.outcome!;
  const root = new Container();
  let y = 0;
  const put = ({ root: part, height }: Flowed): void => {
    part.y = y;
    root.addChild(part);
    y += height + GAP * unit;
  };
  put(makeScoreTable(sheet, options));
  const note = tieNote(sheet, view);
  if (note !== '') {
    const text = makeText(note, 'body', { unit, size: SIZE, fill: PALETTE.secondary, width: width - 16 * unit });
    text.x = 8 * unit;
    put({ root: citing(text, note, options.rules), height: text.height });
  }
  if (objective !== undefined) put(makeObjective(sheet, options, objective));
  put(makeTold(sheet, told, width));
  return { root, height: y - GAP * unit };
}

/** How a tie was broken (R11.3). */
function tieNote({ app }: CultsSheet, view: TableView): string {
  const broken = view.standing.tie?.by ?? null;
  if (broken === null) return '';
  return broken === 'none' && view.solo !== undefined ? app.screens.tieAlone : app.screens.tieBreaks[broken];
}

/** R12.8: the Objective's requirements, which of them were met, and how many Objectives are won. */
function makeObjective(
  sheet: CultsSheet,
  { view, books, isFirstTime, width }: PointsPageOptions,
  { id, met }: NonNullable<OutcomeView['objective']>,
): Flowed {
  const { unit, app, lang } = sheet;
  const root = new Container();
  const wide = width * 0.32;
  const left = wide + 28 * unit;
  const room = width - left - 16 * unit;
  const words = endingWords(lang);
  const title = makeText(books.card(id).name, 'heading', { unit, size: 24 });
  fitWidth(title, room).position.set(left, 10 * unit);
  const state = [met ? app.screens.objectiveMet : app.screens.objectiveMissed, ...(isFirstTime ? [words.firstTime] : [])];
  const fill = met ? PALETTE.legal : PALETTE.refusal;
  const told = makeText(state.join(' · '), 'strong', { unit, size: SIZE, fill, width: room });
  told.position.set(left, 42 * unit);
  const list = requirements(sheet, { view, books, id, met, width: room });
  list.position.set(left, told.y + told.height + 6 * unit);
  const won = makeText(wonWords(books, lang), 'label', { unit, size: 15, width: room });
  const picture = (wide * 208) / 400;
  const height = Math.max(list.y + list.height + won.height + 24 * unit, picture + 20 * unit);
  won.position.set(left, height - won.height - 10 * unit);
  const scene = scenePicture(books, id, { width: wide, height: picture });
  scene.position.set(10 * unit + wide / 2, height / 2);
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'), scene, title, told, list, won);
  readable(root, `${books.card(id).name}. ${state.join('. ')}. ${won.text}`);
  return { root, height };
}

/** "Objectives won: 2 of 8", and whether the browser will know it tomorrow. */
export function wonWords({ reading }: Books, lang: CultsSheet['lang']): string {
  const all = cardsOf.objectives(reading);
  const words = endingWords(lang);
  return `${words.won(wonObjectives.countOf(all), all.length)}${wonObjectives.isKept ? '' : `. ${words.notKept}`}`;
}

function requirements(
  sheet: CultsSheet,
  { view, books, id, met, width }: { view: TableView; books: Books; id: string; met: boolean; width: number },
): Container {
  const { unit } = sheet;
  const root = new Container();
  const card = books.reading.cards.find((one) => one.id === id);
  let at = 0;
  for (const [index, requirement] of card?.kind === 'objective' ? card.requires.entries() : []) {
    const isMet = view.objective?.requirements[index]?.met ?? met;
    const sign = makeIcon(isMet ? 'ui-check' : 'ui-cross', SIZE * unit, isMet ? 0x8fd6a3 : PALETTE.refusal);
    const told = wordObjective({ ...card, requires: [requirement] }, books.lang, books.names);
    const text = makeText(told, 'body', { unit, size: SIZE, width: width - 30 * unit });
    text.position.set(28 * unit, at);
    sign.position.set(9 * unit, at + SIZE * 0.62 * unit);
    root.addChild(sign, text);
    at += text.height + 4 * unit;
  }
  return root;
}
