import { liveStream, nextAsk, PASS, type GameEvent } from '../../../kernel';
import { RandomBot } from '../../../platform/bots/random';
import { answerChosen, copyIn, newGame, outcomeOf, play, typeOf, type Catalogue, type CultsAsk, type CultsPlay } from '../rules';
import { augmentations, onOffer } from './counting/chances';
import { Collector, type Lying } from './counting/collector';
import { labConfig, type LabTable } from './deals';
import { policyOf, type Below } from './policy';
import { cardsOffered, isFree } from './purchases';
import type { Tally } from './counting/tally';

/**
 * In how many turns of a hundred the fast player goes shopping where it can, and how many purchases of a hundred are made by chance.
 * Only so is every card met often, do weak cards get bought and strong ones left out, and can what a card does to the chances of
 * winning be told from what players like. Bots do what they would do at any table.
 */
const [SHOPPING, BY_CHANCE] = [10, 15];

/** No game is longer: the cards of a mod must not keep the lab going. */
const MOST_DECISIONS = 20_000;

/** Plays one game of the lab and adds it to the tally. */
export function playLabGame(table: LabTable, book: Catalogue, number: number, tally: Tally): void {
  const events: GameEvent[] = [];
  const state = newGame(labConfig(table, book, number), book, events);
  const game = play(state, book, events);
  const lots = `${table.seed}/${number}/play`;
  const below = liveStream(lots);
  const cults = state.seats.map(({ cult }) => cult);
  const collector = new Collector(tally, cults);
  const policy = policyOf(table.players);
  const isFast = table.players === 'apprentice';
  let heard = 0;
  let decisions = 0;
  for (let ask = nextAsk(state); ask !== null && decisions < MOST_DECISIONS; ask = nextAsk(state)) {
    if (ask.kind === 'useAbility') collector.couldUse(usable(game, ask));
    if (!isFast) {
      if (ask.kind === 'takePlan')
        collector.met(
          cults[ask.seat]!,
          ask.refs.flatMap((ref) => onOffer(game, ask!, ref)),
        );
      answerChosen(game, policy(game, ask, below));
    } else if (ask.kind === 'augment') {
      const isByChance = below(100) < BY_CHANCE;
      const chosen = isByChance ? new RandomBot(`${lots}/${ask.id}`).choose(ask) : policy(game, ask, below);
      collector.augmented(cults[ask.seat]!, lying(game, ask, chosen), isByChance);
      answerChosen(game, chosen);
    } else answerChosen(game, goesShopping(game, ask, below) ?? policy(game, ask, below));
    decisions++;
    for (; heard < events.length; heard++) collector.heard(events[heard]!);
  }
  const outcome = outcomeOf(state);
  if (outcome !== null) collector.end(outcome, decisions);
}

/** An Augmentation by chance, where one is possible; null: the player decides. */
function goesShopping(game: CultsPlay, ask: CultsAsk, below: Below): readonly number[] | null {
  if (ask.kind !== 'takePlan' || below(100) >= SHOPPING) return null;
  const options = augmentations(game, ask);
  return options.length === 0 ? null : [options[below(options.length)]!];
}

/** The cards of which an ability could be used. */
const usable = ({ book }: CultsPlay, { refs }: CultsAsk): ReadonlySet<string> =>
  new Set(refs.filter((ref) => ref !== PASS).map((ref) => book.types[typeOf(copyIn(ref))]!));

/**
 * The cards on top of the stacks in the district where an Augmentation is being answered: for each, whether the player could pay for
 * it, and whether the chosen answer buys it.
 */
function lying(game: CultsPlay, ask: CultsAsk, chosen: readonly number[]): Lying[] {
  const { state, book } = game;
  const { frame } = ask;
  if (!('district' in frame)) return [];
  const offered = new Map(
    cardsOffered(game, ask)
      .filter(([at]) => isFree(ask, at))
      .map(([at, type]) => [type, at]),
  );
  return state.districts[frame.district]!.stacks.flatMap(([type, left]) => {
    if (type < 0 || left === 0) return [];
    const at = offered.get(type);
    return [{ card: book.types[type]!, offered: at !== undefined, bought: at !== undefined && chosen.includes(at) }];
  });
}
