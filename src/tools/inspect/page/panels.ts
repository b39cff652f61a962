import { Sprite, Text, type Container } from 'pixi.js';
import { appWords } from '../../../games/cults/words';
import type { TableView } from '../../../games/cults/contract/view-types';
import type { Books } from '../../../games/cults/picture/cards/books';
import {
  everyone,
  handSize,
  opponents,
  ownHand,
  phaseGroup,
  planMarkers,
  turnOrder,
  lookingSeat,
} from '../../../games/cults/picture/facts/facts';
import { fightIn, withIntended, type FightFacts } from '../../../games/cults/picture/facts/fight';
import { pictureOf } from '../../../games/cults/picture/kinds';
import { progressWords } from '../../../games/cults/picture/facts/objective';
import { SPOT_PLANS } from '../../../games/cults/contract/ids';
import { bluffTokensIn, spotsOf } from '../../../games/cults/picture/bars/plan-board';
import { SHOWN } from '../../../platform/ui/shown';

/** What the panels around the board show: read off the screen, and derived from the view. */

/** These may be hidden behind a prompt, and count as shown all the same. */
const COVERED = /^(handCard|attack|won|committed)\b/;

/** What is shown below a container; with `asking`, also the prompt's dice. */
export const panelsDrawn = (root: Container, asking: boolean): string[] => [
  ...marked(root, true),
  ...(asking ? diceOffered(root) : []),
];

/** How many things still fly, roll or are announced over the table. */
export const playedOver = (root: Container): number =>
  (root.getChildByLabel('effects', true)?.children ?? []).reduce((sum, { children }) => sum + children.length, 0);

/** Pixi's types promise a label, but most containers have none. */
const labelOf = ({ label }: Container): string => (label as string | null) ?? '';

function marked(thing: Container, seen: boolean): string[] {
  const visible = seen && thing.visible;
  const what = labelOf(thing).startsWith(SHOWN) ? labelOf(thing).slice(SHOWN.length) : null;
  if (what !== null && (visible || COVERED.test(what))) return [`${what}: ${valueOf(thing)}`];
  return thing.children.flatMap((child) => marked(child, visible));
}

/** A text's words, a card's title, otherwise `true`. */
function valueOf(thing: Container): string {
  if (thing instanceof Text) return thing.text;
  const title = thing.getChildByLabel('title', true);
  if (title instanceof Text) return title.accessibleTitle ?? title.text;
  return thing.alpha > 0.5 ? 'on' : 'off';
}

function diceOffered(root: Container): string[] {
  if (labelOf(root).startsWith('offer:tile:')) return facesIn(root).map((face) => `die: ${face}`);
  return root.children.flatMap(diceOffered);
}

function facesIn(thing: Container): string[] {
  const face = thing instanceof Sprite ? /^die-(.*)$/.exec(thing.texture.label ?? '')?.[1] : undefined;
  return face === undefined ? thing.children.flatMap(facesIn) : [face];
}

type Shown = Readonly<Record<string, string | number | boolean>>;

/** What must be shown for a view; with `asking`, also the prompt's part. */
export function panelsOf(view: TableView, books: Books, asking: boolean): string[] {
  const parts = [
    ...everyone(view).map((cult) => seatOf(view, cult)),
    ...opponents(view).map((cult) => pilesOf(view, cult)),
    ownOf(view, books),
    planBoardOf(view, books),
    barsOf(view, books),
    view.solo === undefined ? {} : soloOf(view, view.solo, books),
  ];
  const list = parts.flatMap((part: Shown) => Object.entries(part).map(([what, value]) => `${what}: ${told(value)}`));
  return [...list, ...fightOf(view, books, asking), ...(asking ? diceOf(view) : [])];
}

const told = (value: string | number | boolean): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));

/** An entry only if the condition holds. */
const where = (holds: boolean, what: string): Shown => (holds ? { [what]: true } : {});

function seatOf(view: TableView, cult: string): Shown {
  const { rituals = [], sites = 0, dominance = 0 } = view.supply[cult] ?? {};
  const { left, all } = planMarkers(view, cult);
  return {
    ...Object.fromEntries(['I', 'II', 'III'].map((level, at) => [`supplyRitual/${cult}/${level}`, rituals[at] ?? 0])),
    [`supplySite/${cult}`]: sites,
    [`supplyDominance/${cult}`]: dominance,
    [`points/${cult}`]: view.scores[cult]?.total ?? 0,
    ...Object.fromEntries(Array.from({ length: all }, (_, at) => [`planMarkers/${cult}/${at}`, at < left])),
    ...where(view.solo === undefined && view.first === cult, `first/${cult}`),
    ...where(turnOrder(view).now === cult, `acts/${cult}`),
  };
}

/** The piles of a seat. R12.2: the NPC has no hand. */
function pilesOf(view: TableView, cult: string): Shown {
  return {
    ...(cult === view.solo?.npc ? {} : { [`hand/${cult}`]: handSize(view, cult) }),
    [`deck/${cult}`]: view.decks[cult]?.count ?? 0,
    [`discard/${cult}`]: view.discards[cult]?.length ?? 0,
  };
}

function ownOf(view: TableView, books: Books): Shown {
  const { panels } = appWords(books.lang);
  const pile = view.discards[lookingSeat(view)] ?? [];
  const top = pile.at(-1);
  return {
    ...view.tokens[lookingSeat(view)],
    ownDeck: panels.ownDeck(view.decks[lookingSeat(view)]?.count ?? 0),
    ownDiscard: panels.ownDiscard(pile.length),
    ...(top === undefined ? {} : { ownDiscardTop: books.card(top).name }),
    ...Object.fromEntries(ownHand(view).map((card, at) => [`handCard/${at}`, books.card(card).name])),
  };
}

function planBoardOf(view: TableView, books: Books): Shown {
  const rows = SPOT_PLANS.flatMap((plan) =>
    view.seats.flatMap((cult) =>
      Array.from({ length: spotsOf(view, cult) }, (_, at) => [
        `plan/${plan}/${cult}/${at}`,
        at < (view.planned[cult]?.[plan] ?? 0),
      ]),
    ),
  );
  const bluff = bluffTokensIn(view);
  return { ...(Object.fromEntries(rows) as Shown), bluff: appWords(books.lang).panels.noLimit(bluff) };
}

function barsOf(view: TableView, books: Books): Shown {
  const { now, next } = turnOrder(view);
  const city = view.city.active.at(-1);
  const phase = phaseGroup(view.phase);
  return {
    [`round/${view.round}`]: true,
    ...where(phase !== 'setup', `phase/${phase}`),
    ...(now === null ? {} : { 'turn/0': books.cult(now).name }),
    ...(now === null || next === null ? {} : { 'turn/1': books.cult(next).name }),
    ...(city === undefined ? {} : { city: books.card(city).name }),
  };
}

function soloOf(view: TableView, { bonus, objective }: NonNullable<TableView['solo']>, books: Books): Shown {
  const kept = { npcThugs: bonus.thugs, npcBonus: bonus.cards.count };
  if (objective === null || view.objective === null) return kept;
  const { panels } = appWords(books.lang);
  const card = books.reading.cards.find(({ id }) => id === objective);
  const requires = card?.kind === 'objective' ? card.requires : [];
  const lines = view.objective.requirements.map((progress, at): Shown => {
    const met = progress.met === true;
    return { ...where(met, `met/${at}`), [`progress/${at}`]: progressWords(progress, requires[at]!, panels) };
  });
  return Object.assign({ ...kept, objective: books.card(objective).name }, ...lines) as Shown;
}

/** A question that begins with the suggestion shows the forces that it would commit. */
function withSuggested(fight: FightFacts, { decision }: TableView): FightFacts {
  const picture = decision === null ? null : pictureOf(decision);
  if (decision === null || picture?.isFilled !== true) return fight;
  const force = picture.intends?.(decision.options.filter(({ id }) => decision.suggest.includes(id)));
  return force === undefined ? fight : withIntended(fight, force);
}

/** The Confrontation: each side's known Attack, the winner, and the committed cards. */
function fightOf(view: TableView, books: Books, asking: boolean): string[] {
  const known = fightIn(view);
  const fight = known === null || !asking ? known : withSuggested(known, view);
  return (fight?.forces ?? []).flatMap(({ seat, total, cards }) => [
    `attack/${seat}: ${total}`,
    `won/${seat}: ${told(fight?.winner === seat)}`,
    ...cards.map(({ card }) => `committed/${seat}: ${card === null ? 'on' : books.card(card).name}`),
  ]);
}

const diceOf = ({ decision }: TableView): string[] =>
  decision?.kind === 'reroll' || decision?.kind === 'chooseDie'
    ? decision.options.flatMap(({ face }) => (typeof face === 'string' ? [`die: ${face}`] : []))
    : [];
