import type { Details } from '../../../../platform/i18n/details';
import { count } from '../../../../platform/i18n/pl/speech';
import { polish, type PolishForms } from '../../../../platform/i18n/plural';
import type { Sentence } from '../dictionary';
import type { enAdvice } from '../en/advice';
import { district, ritual } from './speech';

const there = (d: Details): string => `w ${district(d.text('district'))}`;
const forces = (d: Details): string => `twój Atak ${d.number('attack')} przeciw mniej więcej ${d.number('rival')}`;

/** Of how many (dopełniacz). */
const OF_FREAKS: PolishForms = ['Odmieńca', 'Odmieńców', 'Odmieńców'];
const MARKERS: PolishForms = ['Znacznik Dominacji', 'Znaczniki Dominacji', 'Znaczników Dominacji'];
const ROUNDS_LEFT: PolishForms = ['pozostałej rundzie', 'pozostałych rundach', 'pozostałych rundach'];
const roundsLeft = (n: number): string => `w ${n} ${polish(n, ROUNDS_LEFT)}`;
/** Without whom. */
const WITHOUT: Readonly<Record<string, string>> = { thug: 'Zbira', initiate: 'Wtajemniczonego', freak: 'Odmieńca' };

const tried = (gain: string): string => `W próbach na koniec rundy dawało to: ${gain}.`;

/** Why an adviser prefers an answer. */
export const plAdvice = {
  terrorSucceeds: (d) => `Terror ${d.number('terror')} przewyższa Poczytalność ${d.number('sanity')} ${there(d)}.`,
  fullDistrict: (d) =>
    `Dzielnica ${district(d.text('district'))} jest pełna: nikt nie może się tam przeciwstawić, więc zyskasz dwa Znaczniki Dominacji.`,
  nobodyOpposes: (d) => `Nikt nie może ci się przeciwstawić ${there(d)}: bez Konfrontacji umieścisz dwa Znaczniki Dominacji.`,
  riskyFight: (d) => `Walka ${there(d)} jest ryzykowna (${forces(d)}), ale warto spróbować.`,
  winsConfrontation: (d) => `Najpewniej wygrasz Konfrontację ${there(d)}: ${forces(d)}.`,
  wouldWinConfrontation: (d) => `Gdyby rywal się sprzeciwił ${there(d)}, najpewniej wygrasz: ${forces(d)}.`,
  newSite: (d) => `Miejsce Kultu ${there(d)} da punkt na koniec, jeśli będzie tam też twój Rytuał.`,
  siteScores: (d) => `Rytuał obok twojego Miejsca Kultu ${there(d)} da punkt na koniec gry.`,
  canPay: (d) => `Wystarczy twojej Mocy: masz ${d.number('power')}.`,
  shutsDistrict: (d) => `Jeszcze jeden Rytuał i ${there(d)} będą tylko twoje: nikt się tam nie przeciwstawi.`,
  moreTerror: (d) =>
    `Wyższe poziomy ${there(d)} ułatwią Terror: masz tam ${d.number('terror')} przeciw Poczytalności ${d.number('sanity')}.`,
  strongerDeck: (d) => `Lepszy Stos Kultu opłaci się ${roundsLeft(d.number('rounds'))}.`,
  ritualRises: (d) => `Rytuał przeniesiony do dzielnicy ${district(d.text('district'))} wzrośnie o poziom.`,
  drawsCard: () => 'Jedna karta więcej na ręce przyda się od razu.',
  freaksForTerror: (d) => `Do Terroru brakuje ci ${count(d.number('count'), OF_FREAKS)}.`,
  plansBehind: (d, names) =>
    d.number('count') === 1
      ? `Plan pod spodem ${there(d)} ma właściciela: ${names.cult(d.text('cult'))}.`
      : `Wszystkie Plany pod spodem ${there(d)} mają jednego właściciela: ${names.cult(d.text('cult'))}.`,
  lastPlan: () => 'To twój ostatni Plan: żaden inny nie da tu już punktu ani go nie obroni, a Blef nic nie kosztuje.',
  nothingBetter: () => 'Żaden Plan nie da tu teraz więcej niż dwa Żetony Kultystów.',
  readyForTerror: (d) =>
    `Masz już dość na Terror ${there(d)}: ${d.number('terror')} przeciw Poczytalności ${d.number('sanity')}.`,
  roomForRitual: (d) => `Obok twojego Miejsca Kultu ${there(d)} zmieści się jeszcze Rytuał.`,
  siteWaits: (d) => `Twoje Miejsce Kultu ${there(d)} wciąż czeka na Rytuał.`,
  lastActsFirst: (d) => `Plan położony ostatni działa pierwszy: ${there(d)} zostawia ci to wybór.`,
  ritualMoves: (d) => `${ritual(d.text('level'))} (${district(d.text('from'))}) bardziej przyda się ${there(d)}.`,
  cannotWin: (d) => `Nawet wszystkim, co masz, nie wygrasz (${forces(d)}): zachowaj to.`,
  sparesForces: (d) => `Rytuały ${there(d)} mogą wystarczyć same; zachowaj karty i Zbirów na później.`,
  enoughAttack: (d) => `Razem ${there(d)}: ${forces(d)}.`,
  mayHold: (d) => `${forces(d).replace('twój', 'Twój')}: może się udać, bo nikt nie widzi, co wystawiasz.`,
  staysAway: (d, names) => `${names.cult(d.text('cult'))} najpewniej wygra ${there(d)}: Atak mniej więcej ${d.number('rival')}.`,
  opposesMarkers: (d, names) =>
    `To przeszkodzi umieścić dwa znaczniki ${there(d)} (${names.cult(d.text('cult'))}): ${forces(d)}.`,
  keepsRitual: (d) => `Rytuał ${there(d)} jest wart więcej niż znacznik.`,
  markersForTerror: (d) =>
    d.number('count') === 1
      ? `To da Znacznik Dominacji ${there(d)}: punkt na koniec gry.`
      : `To da ${count(d.number('count'), MARKERS)} ${there(d)}, po punkcie za każdy.`,
  markerCounts: () => 'Każdy Znacznik Dominacji to punkt na koniec gry.',
  leastRitual: (d) => `${ritual(d.text('level'))} to najmniejsza strata.`,
  keepsTerror: () => 'Symbole Terroru zostaną na Terror.',
  keepsAttack: () => 'Symbole Ataku zostaną na walkę.',
  keepsInitiates: () => 'Karty i tak przepadną z końcem rundy, a Wtajemniczeni zostaną.',
  wastesLeast: () => 'Tak marnuje się najmniej.',
  freaksLater: () => 'Odmieńcy umożliwią następny Terror.',
  initiatesPay: () => 'Wtajemniczeni płacą za Rytuały, Miejsca Kultu i karty.',
  thugsFight: () => 'Zbiry rozstrzygają Konfrontacje.',
  tooManyTokens: (d) => `Najłatwiej obejdziesz się bez ${WITHOUT[d.text('token')] ?? d.text('token')}.`,
  weakCard: (d, names) => `Bez karty ${names.card(d.text('card'))} będziesz dobierać lepsze karty.`,
  thinsDeck: () => 'Ze Stosu Kultu bez słabych kart dobiera się lepsze.',
  cardComesBack: (d, names) => `Karta ${names.card(d.text('card'))} wróci na rękę ${roundsLeft(d.number('rounds'))}.`,
  diceServe: () => 'Te kości dobrze ci służą.',
  diceBetter: (d) => (d.number('count') === 1 ? 'Ta kość może dać coś lepszego.' : 'Te kości mogą dać coś lepszego.'),
  abilityWaits: () => 'Ta karta przyda się bardziej później albo swoimi symbolami.',
  abilityHelps: (d, names) => `Karta ${names.card(d.text('card'))} pomoże teraz.`,
  sparesCard: (d, names) => `Najłatwiej obejdziesz się teraz bez karty ${names.card(d.text('card'))}.`,
  keepsHand: () => 'Każda karta na ręce jeszcze się przyda.',
  keepsCard: (d, names) => `Karta ${names.card(d.text('card'))} przyda się też w następnej rundzie.`,
  freshHand: () => 'Nowe karty przydadzą się bardziej niż te.',
  tokenLeastLoss: () => 'Jeden Żeton Kultysty to mniejsza strata niż Karta Dezorganizacji w Stosie Kultu.',
  keepsTokens: () => 'Żetony Kultystów są ci potrzebne; Karta Dezorganizacji mniej zaszkodzi.',
  levelsThere: (d) =>
    `Poziomy Rytuałów ${there(d)}: twoich ${d.number('levels')}, rywali ${d.number('rivals')}. Tam da to najwięcej.`,
  triedDominance: () => tried('więcej Znaczników Dominacji'),
  triedSites: () => tried('więcej punktujących Miejsc Kultu'),
  triedLead: () => tried('przewaga w liczbie Rytuałów'),
  triedRituals: () => tried('więcej Rytuałów na planszy'),
  triedLevels: () => tried('wyższe Rytuały'),
  triedTerror: () => tried('Terror, który może się udać'),
  triedGuarded: () => tried('dzielnica, w której nikt ci się nie przeciwstawi'),
  triedExposed: () => tried('mniej Rytuałów w zasięgu rywali'),
  triedThugs: () => tried('więcej Zbirów'),
  triedInitiates: () => tried('więcej Wtajemniczonych'),
  triedFreaks: () => tried('więcej Odmieńców'),
  triedDeck: () => tried('silniejszy Stos Kultu'),
  triedOrder: () => tried('mniej Kart Dezorganizacji'),
  easyTerror: (d) =>
    `Poczytalność ${there(d)} to ${d.number('sanity')}: Rytuały obok twojego Miejsca Kultu szybko pozwolą tam na Terror.`,
  placeStack: () => 'Ze stosu może kupować każdy, bez względu na to, kto go położył.',
  chances: (d) => `W próbach dawało to mniej więcej ${d.number('percent')} szans na 100.`,
} satisfies Readonly<Record<keyof typeof enAdvice, Sentence>>;
