import { element } from '../../../platform/workshop/dom/element';
import type { CardReport, LabReport } from '../lab/report';
import type { CardStudy } from '../lab/study';
import type { LabWords } from '../words/lab';
import { lineChart, shareBar } from './plots';

/** Names of cards and cults. */
export interface LabNames {
  card(id: string): string;
  cult(id: string): string;
}

const section = (heading: string, ...content: readonly Node[]): HTMLElement =>
  element('section', {}, element('h3', {}, heading), ...content);

const lines = (texts: readonly string[]): HTMLElement =>
  element('ul', { class: 'lab-lines' }, ...texts.map((text) => element('li', {}, text)));

/** The table of cards. */
function cardTable(cards: readonly CardReport[], words: LabWords, names: LabNames): HTMLElement {
  const { columns } = words;
  const heads = [columns.card, columns.kind, columns.cost, columns.bought, columns.used, columns.with, columns.without];
  const cell = (share: CardReport['used'], isTold: boolean): HTMLElement =>
    element('td', {}, share === null || !isTold || share.games === 0 ? '–' : shareBar(share.value, share.ci, words.share(share)));
  const rows = cards
    .filter(({ kind }) => kind !== 'city')
    .map((card) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, names.card(card.id)),
        element('td', {}, words.kind(card.kind)),
        element('td', {}, card.cost === null ? '–' : String(card.cost)),
        cell(card.bought, card.cost !== null),
        cell(card.used, true),
        cell(card.with, card.cost !== null),
        cell(card.without, card.cost !== null),
      ),
    );
  return element(
    'div',
    { class: 'lab-scroll', tabindex: 0 },
    element(
      'table',
      { class: 'lab-table' },
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...rows),
    ),
  );
}

function roundsOf(report: LabReport, words: LabWords): readonly Node[] {
  const told = report.rounds.map(({ round, mean, winners }) => words.round(round, mean, winners));
  const chart = lineChart(
    [
      { name: words.screen.winners, points: report.rounds.map(({ winners }) => winners) },
      { name: words.screen.mean, points: report.rounds.map(({ mean }) => mean) },
    ],
    told.join(' '),
  );
  return [chart, element('details', {}, element('summary', {}, words.screen.asText), lines(told))];
}

function sharesOf(report: LabReport, words: LabWords, names: LabNames): readonly Node[] {
  const bars = [
    ...report.seats.map((share, at) => ({ share, told: words.seat(at + 1, share, report.fair) })),
    ...Object.entries(report.cults).map(([cult, share]) => ({ share, told: words.cult(names.cult(cult), share, report.fair) })),
  ];
  return [
    element(
      'ul',
      { class: 'lab-lines' },
      ...bars.map(({ share, told }) => element('li', {}, shareBar(share.value, share.ci, told, report.fair))),
    ),
  ];
}

/** Everything that the lab found out about the game. */
export function reportView(report: LabReport, words: LabWords, names: LabNames): readonly Node[] {
  const { headings } = words;
  return [
    section(headings.cards, cardTable(report.cards, words, names)),
    section(headings.points, element('p', {}, words.points(report.points))),
    section(headings.rounds, ...roundsOf(report, words)),
    section(`${headings.seats} · ${headings.cults}`, ...sharesOf(report, words, names)),
  ];
}

/** What the lab found out about one card, briefly: the sentence, and the figures behind it. */
export function studyView({ card, verdict, tried, with: isIn, without: isOut }: CardStudy, words: LabWords): readonly Node[] {
  const { columns } = words;
  const figures = [
    ...(card.cost === null ? [] : ([[columns.bought, card.bought]] as const)),
    ...(card.used === null || card.used.games === 0 ? [] : ([[columns.used, card.used]] as const)),
    ...(card.cost === null
      ? []
      : ([
          [columns.with, card.with],
          [columns.without, card.without],
        ] as const)), // prettier-ignore
  ];
  return [
    element('p', { class: 'lab-verdict' }, words.verdict(verdict)),
    element(
      'dl',
      { class: 'lab-figures' },
      ...figures.flatMap(([name, share]) => [
        element('dt', {}, name),
        element('dd', {}, shareBar(share.value, share.ci, words.share(share))),
      ]),
    ),
    lines([words.compared(isIn.points.total, isOut.points.total), ...tried.map(({ cost, bought }) => words.tried(cost, bought))]),
  ];
}
