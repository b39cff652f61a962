import type { GameEvent } from '../../../../kernel';
import { gainOf, gapOf, momentsOf } from '../../chronicle/memories';
import type { Stretch } from '../../chronicle/story';
import type { TableView } from '../../contract/view-types';
import type { Books as WholeBooks } from '../../picture/cards/books';
import { progressWords } from '../../picture/facts/objective';
import { appWords, wordObjective } from '../../words';
import { endingWords } from '../../words/ending';
import { storyWords } from '../../words/story';
import type { Ending } from './ending';

/** The words and cards in play, without their pictures. */
type Books = Pick<WholeBooks, 'lang' | 'names' | 'words' | 'reading'>;

/** A part of what is told of a game beside its points. */
export interface ToldPart {
  readonly heading: string;
  readonly text: string;
}

/** Who has won, in one sentence: to the only person it is said directly. */
export function verdictOf({ way, winners, own }: Ending, { words, names }: Books): string {
  if (own === null || way === 'shared') return words.ui.whoWon(winners.map((cult) => names.cult(cult)));
  return way === 'won' ? words.ui.youWin : words.ui.youLose;
}

/** What decided a lost game, and the best moment of the person, or of the winner where several people share the screen. */
export function toldOf(view: TableView, events: readonly GameEvent[], ending: Ending, books: Books): readonly ToldPart[] {
  const { own, hero, ranking } = ending;
  const words = endingWords(books.lang);
  const { best, worst } = momentsOf(events, ranking, hero);
  const moment = best === null ? words.noBest : momentWords(best, hero, books);
  const heading = own === null ? words.bestMomentOf(books.names.cult(hero)) : words.bestMoment;
  if (ending.way !== 'lost') return [{ heading, text: moment }];
  return [
    { heading: words.decided, text: decidedWords(view, ending, books, worst) },
    { heading, text: moment },
  ];
}

function momentWords(moment: Stretch, cult: string, { lang, names }: Books): string {
  const story = storyWords(lang);
  const gain = gainOf(moment, cult);
  const gained = gain > 1 ? ` ${endingWords(lang).gained(gain)}` : '';
  return `${story.where(moment)}: ${story.what(moment, names)}${gained}`;
}

/** R12.8, R11.2: the requirements that were missed, or the points that were lacking; then the turn that cost most. */
function decidedWords(view: TableView, { winners, own, ranking }: Ending, books: Books, worst: Stretch | null): string {
  const words = endingWords(books.lang);
  const story = storyWords(books.lang);
  const missed = missedIn(view, books);
  const gap = gapOf(view.outcome!.scores, winners[0]!, own!);
  const place = ranking.indexOf(own!) + 1;
  return [
    ...(ranking.length > 2 ? [words.place(place, ranking.length)] : []),
    ...(missed.length > 0 ? [words.notMet(missed)] : []),
    ...(gap === null ? [] : [words.gap(books.names.cult(winners[0]!), gap.source, gap.more, gap.less)]),
    ...(worst === null ? [] : [words.cost(story.where(worst), story.what(worst, books.names))]),
  ].join(' ');
}

/** The requirements of the Objective that were not met, with how far they were. */
function missedIn(view: TableView, books: Books): readonly string[] {
  const card = books.reading.cards.find(({ id }) => id === view.outcome?.objective?.id);
  if (card?.kind !== 'objective') return [];
  const { panels } = appWords(books.lang);
  return card.requires.flatMap((requirement, at) => {
    const progress = view.objective?.requirements[at];
    if (progress === undefined || progress.met === true) return [];
    const told = wordObjective({ ...card, requires: [requirement] }, books.lang, books.names).replace(/\.$/, '');
    const far = progressWords(progress, requirement, panels);
    return [far === panels.notMet ? told : `${told} (${far})`];
  });
}
