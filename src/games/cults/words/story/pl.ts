import { polish } from '../../../../platform/i18n/plural';
import { list } from '../../../../platform/i18n/pl/speech';
import { term } from '../../../../platform/i18n/sentence';
import { plTerms } from '../pl/terms';
import type { Names } from '../types';
import { changesOf, leadOf } from './lead';
import type { StoryWords, TurningPointLike } from './story-words';

const markers = (count: number): string => `${count} ${polish(count, ['Znacznik', 'Znaczniki', 'Znaczników'])} Dominacji`;
const rituals = (count: number): string =>
  count === 1 ? 'Rytuał' : `${count} ${polish(count, ['Rytuał', 'Rytuały', 'Rytuałów'])}`;

const CAUSES: Readonly<Record<string, (cult: string, count: number) => string>> = {
  dominancePlaced: (cult, count) => `${cult} umieszcza ${markers(count)}`,
  dominanceReplaced: (cult, count) => `${cult} zastępuje ${markers(count)} rywali`,
  dominanceRemoved: (cult, count) => `${cult} traci ${markers(count)}`,
  sitePlaced: (cult) => `${cult} buduje Miejsce Kultu`,
  ritualPlaced: (cult, count) => `${cult} umieszcza ${rituals(count)}`,
  ritualMoved: (cult, count) => `${cult} przenosi ${rituals(count)}`,
  ritualReturned: (cult, count) => `${cult} traci ${rituals(count)}`,
};

function happened({ causes, fightWon }: TurningPointLike, names: Names): string {
  const told = causes.map(({ type, seat, count }) => (CAUSES[type] ?? ((cult: string) => cult))(names.cult(seat), count));
  const parts = fightWon === null ? told : [`${names.cult(fightWon)} wygrywa Konfrontację`, ...told];
  return `${list(parts)}.`;
}

function led(point: TurningPointLike, names: Names): string {
  const { way, cults } = leadOf(point);
  const who = list(cults.map((cult) => names.cult(cult)));
  const told = {
    taken: `${who} obejmuje prowadzenie.`,
    shared: `${who} prowadzą razem.`,
    grown: `${who} powiększa przewagę.`,
    shrunk: `${who} traci część przewagi.`,
    lost: 'Nikt już nie prowadzi.',
  };
  return told[way];
}

export const pl: StoryWords = {
  show: 'Jak przebiegła gra',
  back: 'Punkty',
  points: 'Punkty runda po rundzie',
  turningPoints: 'Punkty zwrotne',
  none: 'Żadna tura nie zmieniła prowadzenia.',
  round: (round) => `runda ${round}`,
  chart: (lines) =>
    `Punkty na koniec każdej rundy. ${lines.map(([name, points]) => `${name}: ${points.join(', ')}`).join('. ')}.`,
  where: ({ round, district }) => `Runda ${round}, ${term(plTerms.districts, district)}`,
  what: (point, names) =>
    `${happened(point, names)} ${changesOf(point)
      .map(([cult, before, after]) => `${names.cult(cult)}\u00a0${before}\u00a0→\u00a0${after}`)
      .join(', ')}. ${led(point, names)}`,
};
