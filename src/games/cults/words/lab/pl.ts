import type { LabPlayers, MeasuredShare, Verdict, VerdictCode } from '../../contract/lab';
import { polish } from '../../../../platform/i18n/plural';
import type { LabLine, LabWords } from './lab-words';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const between = ({ ci: [low, high] }: MeasuredShare): string => `od ${Math.round(low * 100)} do ${percent(high)}`;
const share = (one: MeasuredShare): string => `${percent(one.value)} (${between(one)})`;
const points = (value: number): string => value.toFixed(1).replace('.', ',');
const times = (count: number, one: string, few: string, many: string): string => `${count} ${polish(count, [one, few, many])}`;

const bought = ({ share: part = 0 }: Verdict): string => `kupowana przy ${percent(part)} okazji`;
const trying = ({ tryCost }: Verdict): string => (tryCost === undefined ? '' : `; spróbuj kosztu ${tryCost}`);
const wins = (verdict: Verdict): string =>
  `kto ją ma, wygrywa ${percent(verdict.with ?? 0)} gier, a kto mógł ją mieć, ${percent(verdict.without ?? 0)}`;

const VERDICTS: Readonly<Record<VerdictCode, (verdict: Verdict) => string>> = {
  tooFew: ({ chances = 0 }) =>
    `Pojawiła się tylko ${times(chances, 'raz', 'razy', 'razy')}: żeby coś powiedzieć, rozegraj więcej gier.`,
  outOfReach: (verdict) =>
    `Prawie nigdy nie stać na nią graczy (stać przy ${percent(verdict.share ?? 0)} Wzmocnień tam, gdzie leżała): chyba jest za droga${trying(verdict)}.`,
  tooCheap: (verdict) => `${capital(bought(verdict))}: chyba jest za tania${trying(verdict)}.`,
  tooStrong: (verdict) =>
    `${capital(bought(verdict))}, a przy każdym wyższym koszcie nadal za często: jest za silna; odejmij jej symboli.`,
  tooDear: (verdict) => `${capital(bought(verdict))}: chyba jest za droga${trying(verdict)}.`,
  tooWeak: (verdict) =>
    `${capital(bought(verdict))}, a przy żadnym koszcie nie częściej: jest za słaba; dodaj jej symboli albo lepszą zdolność.`,
  winsTooMuch: (verdict) => `${capital(bought(verdict))}, ale ${wins(verdict)}: jest silniejsza niż jej cena.`,
  winsTooLittle: (verdict) => `${capital(bought(verdict))}, ale ${wins(verdict)}: kosztuje więcej, niż daje.`,
  unused: (verdict) =>
    `${capital(bought(verdict))}, ale jej zdolność jest używana tylko przy ${percent(verdict.used ?? 0)} zagrań: niech łatwiej będzie jej użyć.`,
  fits: (verdict) => `${capital(bought(verdict))}; ${wins(verdict)}: pasuje do gry.`,
  cityRaises: (verdict) => `Z nią wszyscy zdobywają więcej punktów: ${mean(verdict)}.`,
  cityLowers: (verdict) => `Z nią wszyscy zdobywają mniej punktów: ${mean(verdict)}.`,
  cityNeutral: (verdict) => `Prawie nie zmienia liczby punktów: ${mean(verdict)}.`,
};

const mean = (verdict: Verdict): string => `średnio ${points(verdict.with ?? 0)} PZ, bez niej ${points(verdict.without ?? 0)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS: Readonly<Record<string, string>> = {
  guardian: 'Strażnik',
  action: 'Działanie',
  starting: 'karta startowa',
  city: 'Karta Miasta',
};

const PLAYERS: Readonly<Record<LabPlayers, string>> = {
  apprentice: 'gra Czeladnik (szybki gracz, między Nowicjuszem a Kultystą)',
  novice: 'grają Nowicjusze',
  cultist: 'grają Kultyści',
  elder: 'grają Starsi',
};

function card(line: LabLine): string {
  const cost = line.cost === null ? '' : `, koszt ${line.cost}`;
  const parts = [
    ...(line.cost === null
      ? []
      : [`kupowana przy ${share(line.bought)} z ${times(line.bought.games, 'okazji', 'okazji', 'okazji')}`]),
    ...(line.used === null
      ? []
      : [`zdolność używana przy ${share(line.used)} z ${times(line.used.games, 'zagrania', 'zagrań', 'zagrań')}`]),
    ...(line.usedIfUsable === null
      ? []
      : [
          `gdy można było jej użyć (${times(line.usedIfUsable.games, 'raz', 'razy', 'razy')}): ${percent(line.usedIfUsable.value)}`,
        ]),
    ...(line.cost === null ? [] : [`zwycięstwa z nią ${share(line.with)}, bez niej ${share(line.without)}`]),
    ...(line.kind === KINDS['city'] ? [`odkryta ${times(line.revealed, 'raz', 'razy', 'razy')}`] : []),
  ];
  return `${line.name} (${line.kind}${cost})${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`;
}

export const pl: LabWords = {
  title: 'Laboratorium równowagi',
  about: 'Rozgrywa wiele gier i mierzy, co każda karta z nimi robi.',
  verdict: (verdict) => VERDICTS[verdict.code](verdict),
  kind: (id) => KINDS[id] ?? id,
  share,
  percent,
  number: points,
  head: (games, seats, seed, players) =>
    `${times(games, 'gra', 'gry', 'gier')}, miejsc przy stole: ${seats}, ziarno „${seed}”; ${PLAYERS[players]}. W nawiasach: przedziały 95 %.`,
  card,
  tried: (cost, one) => `Przy koszcie ${cost}: kupowana przy ${share(one)} okazji.`,
  compared: (isIn, isOut) => `Średnia liczba punktów: ${points(isIn)} z tą kartą w grze, ${points(isOut)} bez niej.`,
  points: ({ dominance, sites, mostRituals, total }) =>
    `Punkty gracza: ${points(total)}, w tym ${points(dominance)} za Dominację, ${points(sites)} za Miejsca Kultu, ${points(mostRituals)} za najwięcej Rytuałów.`,
  round: (round, all, winners) => `Runda ${round}: średnio ${points(all)} PZ, zwycięzcy ${points(winners)}.`,
  seat: (seat, one, fair) => `Miejsce ${seat}: zwycięstwa ${share(one)}; sprawiedliwie byłoby ${percent(fair)}.`,
  cult: (name, one, fair) => `${name}: zwycięstwa ${share(one)}; sprawiedliwie byłoby ${percent(fair)}.`,
  outOfLine: {
    bought: (name, part) => `${name}: kupowana przy ${percent(part)} okazji, a nie przy 5 do 45 %.`,
    used: (name, part) => `${name}: zdolność używana przy ${percent(part)} zagrań, rzadziej niż przy 10 %.`,
    seat: (seat, part) => `Miejsce ${seat}: zwycięstwa ${percent(part)}, ponad 5 punktów od sprawiedliwej części.`,
  },
  inLine: 'Nic.',
  progress: (done, all) => `${done} z ${times(all, 'gry', 'gier', 'gier')}`,
  headings: {
    cards: 'Karty',
    points: 'Punkty według źródła',
    rounds: 'Punkty runda po rundzie',
    seats: 'Miejsca przy stole',
    cults: 'Kulty',
    outOfLine: 'Poza normą',
    verdict: 'Jednym zdaniem',
  },
  columns: {
    card: 'Karta',
    kind: 'Rodzaj',
    cost: 'Koszt',
    bought: 'Kupowana, gdy można',
    used: 'Zdolność na zagranie',
    with: 'Zwycięstwa z nią',
    without: 'Zwycięstwa bez niej',
  },
  screen: {
    start: 'Rozegraj',
    cancel: 'Anuluj',
    close: 'Wróć',
    games: 'Gry',
    seats: 'Miejsca',
    mods: 'Mody',
    whichCard: 'Karta',
    everyCard: 'każda karta',
    cancelled: 'Anulowano.',
    mean: 'wszyscy gracze',
    winners: 'zwycięzcy',
    asText: 'Jako tekst',
    playing: 'Laboratorium gra tą kartą…',
    notForThisKind: 'Laboratorium mierzy Strażników, Działania i Karty Miasta.',
    more: 'Otwórz laboratorium równowagi',
  },
};
