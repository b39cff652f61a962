import type { LabPlayers, MeasuredShare, Verdict, VerdictCode } from '../../contract/lab';
import { english } from '../../../../platform/i18n/plural';
import type { LabLine, LabWords } from './lab-words';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const between = ({ ci: [low, high] }: MeasuredShare): string => `${Math.round(low * 100)} to ${percent(high)}`;
const share = (one: MeasuredShare): string => `${percent(one.value)} (${between(one)})`;
const points = (value: number): string => value.toFixed(1);
const times = (count: number, one: string, many: string): string => `${count} ${english(count, [one, many])}`;

const bought = ({ share: part = 0 }: Verdict): string => `bought in ${percent(part)} of chances`;
const trying = ({ tryCost }: Verdict): string => (tryCost === undefined ? '' : `; try cost ${tryCost}`);
const wins = (verdict: Verdict): string =>
  `who has it wins ${percent(verdict.with ?? 0)} of the games, who could have had it ${percent(verdict.without ?? 0)}`;

const VERDICTS: Readonly<Record<VerdictCode, (verdict: Verdict) => string>> = {
  tooFew: ({ chances = 0 }) => `Met only ${times(chances, 'time', 'times')}: play more games to say anything.`,
  outOfReach: (verdict) =>
    `Hardly ever affordable (in ${percent(verdict.share ?? 0)} of the Augmentations where it lay): probably too dear${trying(verdict)}.`,
  tooCheap: (verdict) => `${capital(bought(verdict))}: probably too cheap${trying(verdict)}.`,
  tooStrong: (verdict) =>
    `${capital(bought(verdict))}, and at every higher cost still too often: too strong; give it fewer icons.`,
  tooDear: (verdict) => `${capital(bought(verdict))}: probably too dear${trying(verdict)}.`,
  tooWeak: (verdict) => `${capital(bought(verdict))}, and at no cost more often: too weak; give it icons or a better ability.`,
  winsTooMuch: (verdict) => `${capital(bought(verdict))}, but ${wins(verdict)}: stronger than its price.`,
  winsTooLittle: (verdict) => `${capital(bought(verdict))}, but ${wins(verdict)}: it costs more than it brings.`,
  unused: (verdict) =>
    `${capital(bought(verdict))}, but its ability is used in only ${percent(verdict.used ?? 0)} of its plays: make it easier to use.`,
  fits: (verdict) => `${capital(bought(verdict))}, and ${wins(verdict)}: it fits the game.`,
  cityRaises: (verdict) => `Everybody scores more with it: ${mean(verdict)}.`,
  cityLowers: (verdict) => `Everybody scores less with it: ${mean(verdict)}.`,
  cityNeutral: (verdict) => `It hardly changes the points: ${mean(verdict)}.`,
};

const mean = (verdict: Verdict): string =>
  `${points(verdict.with ?? 0)} points on average, ${points(verdict.without ?? 0)} without`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS: Readonly<Record<string, string>> = {
  guardian: 'Guardian',
  action: 'Action',
  starting: 'starting card',
  city: 'City card',
};

const PLAYERS: Readonly<Record<LabPlayers, string>> = {
  apprentice: 'Apprentice (fast; between Novice and Cultist)',
  novice: 'Novices',
  cultist: 'Cultists',
  elder: 'Elders',
};

function card(line: LabLine): string {
  const cost = line.cost === null ? '' : `, cost ${line.cost}`;
  const parts = [
    ...(line.cost === null ? [] : [`bought in ${share(line.bought)} of ${times(line.bought.games, 'chance', 'chances')}`]),
    ...(line.used === null ? [] : [`ability used in ${share(line.used)} of ${times(line.used.games, 'play', 'plays')}`]),
    ...(line.usedIfUsable === null
      ? []
      : [`in ${percent(line.usedIfUsable.value)} of the ${times(line.usedIfUsable.games, 'time', 'times')} that it could be`]),
    ...(line.cost === null ? [] : [`wins with it ${share(line.with)}, without it ${share(line.without)}`]),
    ...(line.kind === KINDS['city'] ? [`revealed ${times(line.revealed, 'time', 'times')}`] : []),
  ];
  return `${line.name} (${line.kind}${cost})${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`;
}

export const en: LabWords = {
  title: 'Balance lab',
  about: 'Plays many games and measures what each card does to them.',
  verdict: (verdict) => VERDICTS[verdict.code](verdict),
  kind: (id) => KINDS[id] ?? id,
  share,
  percent,
  number: points,
  head: (games, seats, seed, players) =>
    `${times(games, 'game', 'games')} with ${seats} seats, seed “${seed}”, played by ${PLAYERS[players]}. In brackets: 95 % intervals.`,
  card,
  tried: (cost, one) => `At cost ${cost}: bought in ${share(one)} of chances.`,
  compared: (isIn, isOut) => `Points on average: ${points(isIn)} with the card in the game, ${points(isOut)} without.`,
  points: ({ dominance, sites, mostRituals, total }) =>
    `Points of a player: ${points(total)}, of them ${points(dominance)} by Dominance, ${points(sites)} by Cult Sites, ${points(mostRituals)} for most Rituals.`,
  round: (round, all, winners) => `Round ${round}: ${points(all)} points on average, winners ${points(winners)}.`,
  seat: (seat, one, fair) => `Seat ${seat}: wins ${share(one)}; fair is ${percent(fair)}.`,
  cult: (name, one, fair) => `${name}: wins ${share(one)}; fair is ${percent(fair)}.`,
  outOfLine: {
    bought: (name, part) => `${name}: bought in ${percent(part)} of its chances, not in 5 to 45 %.`,
    used: (name, part) => `${name}: its ability is used in ${percent(part)} of its plays, less than 10 %.`,
    seat: (seat, part) => `Seat ${seat}: wins ${percent(part)}, more than 5 points from its fair share.`,
  },
  inLine: 'Nothing.',
  progress: (done, all) => `${done} of ${times(all, 'game', 'games')}`,
  headings: {
    cards: 'Cards',
    points: 'Points by source',
    rounds: 'Points round by round',
    seats: 'Seats',
    cults: 'Cults',
    outOfLine: 'Out of line',
    verdict: 'In one sentence',
  },
  columns: {
    card: 'Card',
    kind: 'Kind',
    cost: 'Cost',
    bought: 'Bought when it could be',
    used: 'Ability used per play',
    with: 'Wins with it',
    without: 'Wins without it',
  },
  screen: {
    start: 'Play',
    cancel: 'Cancel',
    close: 'Back',
    games: 'Games',
    seats: 'Seats',
    mods: 'Mods',
    whichCard: 'Card',
    everyCard: 'every card',
    cancelled: 'Cancelled.',
    mean: 'all players',
    winners: 'winners',
    asText: 'As text',
    playing: 'The lab is playing with this card …',
    notForThisKind: 'The lab measures Guardians, Actions and City cards.',
    more: 'Open the balance lab',
  },
};
