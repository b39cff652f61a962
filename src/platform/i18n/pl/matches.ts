import type { Details } from '../details';
import type { enMatches } from '../en/matches';
import { polish } from '../plural';
import { term, type PlainSentence, type TermsById } from '../sentence';
import { given, known } from './speech';

/** Co mówi `cults match`: kto ile razy wygrał i jak gracze przegrali z własnej winy. */

const many = (n: number, one: string, few: string, more: string): string => `${n} ${polish(n, [one, few, more])}`;
const games = (n: number): string => many(n, 'gra', 'gry', 'gier');

const FAULTS: TermsById = {
  crashed: 'bo program się zakończył',
  silent: 'bo odpowiedź nie przyszła na czas',
  garbled: 'bo odpowiedź nie była jednym wierszem {"answer":[…]}',
  illegal: 'przez niedozwoloną odpowiedź',
};
const why = (d: Details): string => (d.text('why') === '' ? '' : `: ${d.text('why')}`);

/** Pierwszy taki przypadek w całości. */
const FIRST: Readonly<Record<string, (d: Details) => string>> = {
  crashed: (d) => `program się zakończył (${d.text('how')})${why(d)}`,
  silent: (d) => `brak odpowiedzi w ciągu ${d.number('limit')} ms. Niech bot odpowiada szybciej albo zwiększ --time-limit`,
  garbled: (d) => `to, co przyszło, nie było odpowiedzią${why(d)}`,
  illegal: (d) => `odpowiedź na ${d.text('kind')} została odrzucona${why(d)}`,
};

export const plMatches: Record<keyof typeof enMatches, PlainSentence> = {
  labCannotCompare: (d) => `Laboratorium nie może wyjąć karty ${given(d)} z gry. Porównuje Strażników, Działania i Karty Miasta.`,
  botNotStarted: (d) =>
    `${given(d)} to ani bot tej gry, ani program, który dałoby się uruchomić${d.text('why') === '' ? '' : ` (${d.text('why')})`}. Podaj nazwę bota albo polecenie, na przykład "node my-bot.js".${known(d, 'Boty')}`,
  matchNeedsPlayer: (d) =>
    `Powiedz, kto gra: brakuje ${d.text('value') === '' ? '--a' : d.text('value')}. Podaj nazwę bota, na przykład random, albo polecenie, na przykład "node my-bot.js".`,
  matchProgress: (d) => `${d.number('games')} z ${many(d.number('max'), 'gry', 'gier', 'gier')}`,
  matchHead: (d) =>
    `${games(d.number('games'))}, miejsc przy stole: ${d.number('seats')}, ziarno ${given(d, 'seed')}: ${many(d.number('deals'), 'rozdanie', 'rozdania', 'rozdań')}, każde rozegrane tak, że --a siedzi po kolei na każdym miejscu.`,
  matchSolo: (d) => `${games(d.number('games'))} solo przeciw NPC, ziarno ${given(d, 'seed')}.`,
  matchSide: (d) =>
    `${d.text('name')}: ${d.text('share').replace('.', ',')} % zwycięstw (95 %: od ${d.text('low').replace('.', ',')} do ${d.text('high').replace('.', ',')} %); wygrane ${d.number('won')}, wspólne ${d.number('shared')}, przegrane ${d.number('lost')}${d.text('points') === '' ? '' : `; średnio ${d.text('points').replace('.', ',')} pkt`}.`,
  matchFault: (d) => `  Przegrane: ${games(d.number('count'))}, ${term(FAULTS, d.text('fault'))}.`,
  matchFirstFault: (d) => `  Pierwszy raz: ${(FIRST[d.text('fault')] ?? why)(d).replace(/\.$/, '')}.`,
};
