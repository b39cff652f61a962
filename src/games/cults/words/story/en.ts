import { english } from '../../../../platform/i18n/plural';
import { list } from '../../../../platform/i18n/en/speech';
import { term } from '../../../../platform/i18n/sentence';
import { enTerms } from '../en/terms';
import type { Names } from '../types';
import { changesOf, leadOf } from './lead';
import type { StoryWords, TurningPointLike } from './story-words';

const markers = (count: number): string => `${count} Dominance ${english(count, ['marker', 'markers'])}`;
const rituals = (count: number): string => (count === 1 ? 'a Ritual' : `${count} Rituals`);

const CAUSES: Readonly<Record<string, (cult: string, count: number) => string>> = {
  dominancePlaced: (cult, count) => `${cult} places ${markers(count)}`,
  dominanceReplaced: (cult, count) => `${cult} replaces ${markers(count)} of rivals`,
  dominanceRemoved: (cult, count) => `${cult} loses ${markers(count)}`,
  sitePlaced: (cult) => `${cult} builds a Cult Site`,
  ritualPlaced: (cult, count) => `${cult} places ${rituals(count)}`,
  ritualMoved: (cult, count) => `${cult} moves ${rituals(count)}`,
  ritualReturned: (cult, count) => `${cult} loses ${rituals(count)}`,
};

function happened({ causes, fightWon }: TurningPointLike, names: Names): string {
  const told = causes.map(({ type, seat, count }) => (CAUSES[type] ?? ((cult: string) => cult))(names.cult(seat), count));
  const parts = fightWon === null ? told : [`${names.cult(fightWon)} wins the Confrontation`, ...told];
  return `${list(parts)}.`;
}

function led(point: TurningPointLike, names: Names): string {
  const { way, cults } = leadOf(point);
  const who = list(cults.map((cult) => names.cult(cult)));
  const told = {
    taken: `${who} takes the lead.`,
    shared: `${who} lead together.`,
    grown: `${who} pulls away.`,
    shrunk: `The lead of ${who} shrinks.`,
    lost: 'Nobody leads any more.',
  };
  return told[way];
}

export const en: StoryWords = {
  show: 'How it went',
  back: 'Points',
  points: 'Points round by round',
  turningPoints: 'Turning points',
  none: 'No turn changed the lead.',
  round: (round) => `round ${round}`,
  chart: (lines) =>
    `Points at the end of each round. ${lines.map(([name, points]) => `${name}: ${points.join(', ')}`).join('. ')}.`,
  where: ({ round, district }) => `Round ${round}, ${term(enTerms.districts, district)}`,
  what: (point, names) =>
    `${happened(point, names)} ${changesOf(point)
      .map(([cult, before, after]) => `${names.cult(cult)}\u00a0${before}\u00a0→\u00a0${after}`)
      .join(', ')}. ${led(point, names)}`,
};
