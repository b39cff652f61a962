import type { Details } from '../details';
import { english } from '../plural';
import { term, type PlainSentences, type TermsById } from '../sentence';
import { given, known } from './speech';

/** What `cults match` says: who won how often, and how players lost by their own fault. */

const many = (n: number, one: string, more: string): string => `${n} ${english(n, [one, more])}`;

const FAULTS: TermsById = {
  crashed: 'because the program ended',
  silent: 'because no answer came in time',
  garbled: 'because the answer was not one line {"answer":[…]}',
  illegal: 'by an illegal answer',
};
const why = (d: Details): string => (d.text('why') === '' ? '' : `: ${d.text('why')}`);

/** The first fault in full, by its kind. */
const FIRST: Readonly<Record<string, (d: Details) => string>> = {
  crashed: (d) => `the program ended (${d.text('how')})${why(d)}`,
  silent: (d) => `no answer within ${d.number('limit')} ms. Let the bot answer sooner, or raise --time-limit`,
  garbled: (d) => `what came was no answer${why(d)}`,
  illegal: (d) => `the answer to ${d.text('kind')} was refused${why(d)}`,
};

export const enMatches = {
  labCannotCompare: (d) => `The lab cannot take ${given(d)} out of the game. It compares Guardians, Actions and City cards.`,
  botNotStarted: (d) =>
    `${given(d)} is no bot of this game, and no program that could be started${d.text('why') === '' ? '' : ` (${d.text('why')})`}. Name a bot, or a command such as "node my-bot.js".${known(d, 'Bots')}`,
  matchNeedsPlayer: (d) =>
    `Say who plays: ${d.text('value') === '' ? '--a' : d.text('value')} is missing. Name a bot such as random, or a command such as "node my-bot.js".`,
  matchProgress: (d) => `${d.number('games')} of ${many(d.number('max'), 'game', 'games')}`,
  matchHead: (d) =>
    `${many(d.number('games'), 'game', 'games')} with ${d.number('seats')} seats, seed ${given(d, 'seed')}: ${many(d.number('deals'), 'deal', 'deals')}, each played with --a in every seat.`,
  matchSolo: (d) => `${many(d.number('games'), 'solo game', 'solo games')} against the NPC, seed ${given(d, 'seed')}.`,
  matchSide: (d) =>
    `${d.text('name')}: ${d.text('share')} % of the victories (95 %: ${d.text('low')} to ${d.text('high')} %); won ${d.number('won')}, shared ${d.number('shared')}, lost ${d.number('lost')}${d.text('points') === '' ? '' : `; ${d.text('points')} points on average`}.`,
  matchFault: (d) => `  Lost ${many(d.number('count'), 'game', 'games')} ${term(FAULTS, d.text('fault'))}.`,
  matchFirstFault: (d) => `  The first time: ${(FIRST[d.text('fault')] ?? why)(d).replace(/\.$/, '')}.`,
} satisfies PlainSentences;
