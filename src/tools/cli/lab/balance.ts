import { partsOf } from '../../../games/cults/lab/batch-parts';
import { LAB_PLAYERS, type LabPlayers } from '../../../games/cults/contract/lab';
import { outOfLine } from '../../../games/cults/lab/out-of-line';
import type { CardReport, LabReport } from '../../../games/cults/lab/report';
import { studyCard, survey, type CardStudy, type LabTerms, type RunsBatch } from '../../../games/cults/lab/study';
import { addTally, newTally } from '../../../games/cults/lab/counting/tally';
import { labWords, type LabWords } from '../../../games/cults/words/lab';
import { GameError } from '../../../kernel';
import { readArguments, readLang, wholeNumber } from '../process/arguments';
import { Crew, threadsFor } from '../process/crew';
import { complain, say, sayJson } from '../process/output';
import type { LabJob, LabOpened, LabResult, LabTask } from './lab-worker';

const KNOWN = {
  mods: 'value',
  card: 'value',
  games: 'value',
  players: 'value',
  seats: 'value',
  seed: 'value',
  lang: 'value',
} as const;

/** Games that a thread plays at a time: enough to be worth a message, few enough to share out and to tell the progress. */
const AT_A_TIME = 20;
/** How often the progress is told, in games. */
const TOLD_EVERY = 200;

/** `cults balance`: plays many games and tells what each card does to them; with `--card`, compares the game with and without it. */
export async function balanceCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, KNOWN);
  const lang = readLang(given.get('lang'));
  const words = labWords(lang);
  const terms: LabTerms = {
    games: wholeNumber(given, 'games', 1000, 1, 10_000_000),
    players: readPlayers(given.get('players')),
    seats: wholeNumber(given, 'seats', 4, 2, 4),
    seed: given.get('seed') ?? '0',
  };
  const job: LabJob = { mods: given.get('mods'), lang, card: given.get('card') };
  const crew = new Crew<LabTask, LabResult>('lab', job, threadsFor(Math.ceil(terms.games / AT_A_TIME)));
  const begun = performance.now();
  const seconds = (): number => Math.round(performance.now() - begun) / 1000;
  try {
    const opened = await open(crew);
    const run = runner(crew, words);
    if (opened.card === null) {
      const report = await survey(run, opened.cards, terms);
      tellReport(report, terms, opened, words);
      sayJson({ ...terms, report, outOfLine: outOfLine(report), seconds: seconds() });
    } else {
      const study = await studyCard(run, opened.cards, opened.card, terms);
      tellStudy(study, terms, opened, words);
      sayJson({ ...terms, card: opened.card, sentence: bothLanguages(study), study, seconds: seconds() });
    }
  } finally {
    await crew.close();
  }
}

function readPlayers(value = 'apprentice'): LabPlayers {
  const players = LAB_PLAYERS.find((known) => known === value);
  if (players === undefined) throw new GameError('unknownId', { path: '--players', value, known: LAB_PLAYERS });
  return players;
}

async function open(crew: Crew<LabTask, LabResult>): Promise<LabOpened> {
  let opened: LabOpened | null = null;
  await crew.run([{ open: true }], (result) => void ('opened' in result && (opened = result.opened)));
  return opened!;
}

/** Shares a batch out among the threads. */
function runner(crew: Crew<LabTask, LabResult>, words: LabWords): RunsBatch {
  return async (batch) => {
    const tally = newTally();
    const parts = partsOf(batch, AT_A_TIME);
    await crew.run(
      parts.map((part) => ({ batch: part })),
      (result) => {
        if ('tally' in result) addTally(tally, result.tally);
        if (tally.games % TOLD_EVERY === 0) complain(words.progress(tally.games, batch.games));
      },
    );
    return tally;
  };
}

const bothLanguages = ({ verdict }: CardStudy): Readonly<Record<string, string>> => ({
  en: labWords('en').verdict(verdict),
  pl: labWords('pl').verdict(verdict),
});

function lineOf(card: CardReport, { names }: LabOpened, words: LabWords): string {
  return words.card({ ...card, name: names[card.id] ?? card.id, kind: words.kind(card.kind) });
}

function tellReport(report: LabReport, { seats, seed }: LabTerms, opened: LabOpened, words: LabWords): void {
  const { headings } = words;
  say(words.head(report.games, seats, seed, report.players));
  section(
    headings.cards,
    report.cards.map((card) => lineOf(card, opened, words)),
  );
  section(headings.points, [words.points(report.points)]);
  section(
    headings.rounds,
    report.rounds.map(({ round, mean, winners }) => words.round(round, mean, winners)),
  );
  section(
    headings.seats,
    report.seats.map((share, at) => words.seat(at + 1, share, report.fair)),
  );
  section(
    headings.cults,
    Object.entries(report.cults).map(([cult, share]) => words.cult(opened.names[cult] ?? cult, share, report.fair)),
  );
  const found = outOfLine(report).map((one) =>
    words.outOfLine[one.what](one.what === 'seat' ? String(one.seat) : (opened.names[one.card] ?? one.card), one.share),
  );
  section(headings.outOfLine, found.length === 0 ? [words.inLine] : found);
}

function tellStudy(study: CardStudy, { seats, seed }: LabTerms, opened: LabOpened, words: LabWords): void {
  say(words.head(study.with.games, seats, seed, study.with.players));
  say(lineOf(study.card, opened, words));
  say(words.compared(study.with.points.total, study.without.points.total));
  for (const { cost, bought } of study.tried) say(words.tried(cost, bought));
  section(words.headings.verdict, [words.verdict(study.verdict)]);
}

function section(heading: string, lines: readonly string[]): void {
  say('');
  say(heading);
  for (const line of lines) say(`  ${line}`);
}
