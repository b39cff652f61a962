import type { Details } from '../../../../../platform/i18n/details';
import { polish, type PolishForms } from '../../../../../platform/i18n/plural';
import type { ExplainWords, Explanation, Say } from '../explain';

const told = (title: string, text: string, rule: string): Explanation => ({ title, text, rule });
const place = (d: Details, { words }: Say): string => words.district(d.text('district'));
const cult = (d: Details, { names }: Say): string => names.cult(d.text('cult'));
const count = (n: number, forms: PolishForms): string => `${n} ${polish(n, forms)}`;

const CARDS: PolishForms = ['karta', 'karty', 'kart'];
const MARKERS: PolishForms = ['znacznik', 'znaczniki', 'znaczników'];
/** "Zostały 2 znaczniki", "Zostało 5 znaczników". */
const left = (n: number): string => `${polish(n, ['Został', 'Zostały', 'Zostało'])} ${count(n, MARKERS)}.`;
const INVESTIGATORS: PolishForms = ['Badacz Tajemnic', 'Badaczy Tajemnic', 'Badaczy Tajemnic'];

/** What cards change: " − 1 (karty)". */
const cards = (other: number): string => (other === 0 ? '' : ` ${other > 0 ? '+' : '−'} ${Math.abs(other)} (karty)`);

export const explain: ExplainWords = {
  ritual: (d, say) =>
    told(
      `Rytuał ${d.text('level')}: ${cult(d, say)}`,
      `W dzielnicy ${place(d, say)}. Jego poziom to Atak w Konfrontacji i Terror w tej dzielnicy. Kto ma na planszy najwięcej Rytuałów, dostaje 1 PZ.`,
      'R9.4, R10.2, R11.2',
    ),
  closedField: () =>
    told('Zamknięte pole Rytuału', 'Przy mniejszej liczbie graczy w dzielnicy mieści się mniej Rytuałów.', 'R3.2'),
  ritualField: (d, say) =>
    told(
      'Wolne pole Rytuału',
      `W dzielnicy ${place(d, say)}. Przygotowanie umieszcza tu Rytuał, Wpływy go tu przenoszą; przeciwnicy mogą nim wkroczyć przeciw Dominacji.`,
      'R3.3, R8.6, R8.7, R9.2',
    ),
  siteField: (d, say) =>
    told(
      `Pole Miejsca Kultu: ${cult(d, say)}`,
      `W dzielnicy ${place(d, say)}. Przygotowanie umieszcza tu Miejsce Kultu za 5 Mocy + Badacze Tajemnic.`,
      'R3.2, R8.6',
    ),
  dominanceField: (d, say) =>
    told(
      'Wolne pole Dominacji',
      `W dzielnicy ${place(d, say)}. Udany Terror umieszcza tu znacznik, a bez Konfrontacji dwa. Gdy wszystkie pola są zajęte, zastępuje znacznik przeciwnika.`,
      'R10.3, R10.4',
    ),
  trackField: (d, say) =>
    told(
      `Pole ${d.text('field')} Toru Śledztwa`,
      `W dzielnicy ${place(d, say)}. Badacz Tajemnic idzie od 4 do 1, stamtąd dociera do dzielnicy, a na tor wchodzi następny.`,
      'R3.4',
    ),
  investigatorField: (d, say) =>
    told(
      'Jeszcze bez Badaczy Tajemnic',
      `Tu stają ci, którzy dotrą do dzielnicy ${place(d, say)}. Każdy podnosi Poczytalność o 1, a każdy koszt o 1 Moc.`,
      'R3.5, R3.6',
    ),
  planField: (d, say) =>
    told(
      `Pole Planów: ${place(d, say)}`,
      'W Fazie Planowania układa się tu stos Znaczników Planów; pierwszy schodzi ten z wierzchu.',
      'R7.4, R8.1',
    ),
  stackField: (d, say) => told('Brak kart', `Na tym polu dzielnicy ${place(d, say)} nie ma czego kupić.`, 'R3.2, R8.5'),
  closedSite: () =>
    told('Zamknięte pole Miejsca Kultu', 'W każdej dzielnicy jest jedno pole Miejsca Kultu dla każdego kultu w grze.', 'R3.2'),
  closedDistrict: (d, say) =>
    told(
      `Dzielnica ${place(d, say)} jest zamknięta`,
      'W tej partii nic nie wolno tu umieszczać, przenosić ani rozpatrywać.',
      'R3.7',
    ),
  site: (d, say) =>
    told(
      `Miejsce Kultu: ${cult(d, say)}`,
      `W dzielnicy ${place(d, say)}. Pozwala przygotowywać tu Rytuały, a na koniec gry daje 1 PZ, jeśli właściciel ma tu też Rytuał.`,
      'R8.6, R11.2',
    ),
  dominance: (d, say) =>
    told(`Znacznik Dominacji: ${cult(d, say)}`, `W dzielnicy ${place(d, say)}. Na koniec gry 1 PZ.`, 'R10.3, R11.2'),
  walker: (d, say) =>
    told(
      'Badacz Tajemnic na Torze Śledztwa',
      `Na polu ${d.text('field')} dzielnicy ${place(d, say)}. Liczy się dopiero, gdy dotrze na miejsce; wtedy rusza następny.`,
      'R3.4, R3.5',
    ),
  investigators: (d, say) =>
    told(
      count(d.number('count'), INVESTIGATORS),
      `W dzielnicy ${place(d, say)}. Każdy podnosi tu Poczytalność o 1, a każdy koszt o 1 Moc.`,
      'R3.6, R8.5, R8.6',
    ),
  sanity: (d, say) =>
    told(
      `Poczytalność ${d.number('token') + d.number('investigators') + d.number('other')}`,
      `W dzielnicy ${place(d, say)}: żeton ${d.text('token')} + ${count(d.number('investigators'), INVESTIGATORS)}${cards(d.number('other'))}. Terror musi być większy.`,
      'R3.6, R10.2',
    ),
  stack: (d, say) =>
    told(
      `Stos (${say.words.stack(d.text('kind'))}): ${say.names.card(d.text('card'))}, ${count(d.number('left'), CARDS)}`,
      `W dzielnicy ${place(d, say)}. Wzmocnienie pozwala kupić najwyżej jedną kartę z każdego stosu: koszt podstawowy + Badacze Tajemnic, w Mocy.`,
      'R8.5',
    ),
  planStack: (d, say) =>
    told(`Stos Planów: ${place(d, say)}`, 'Wziąć można tylko znacznik z wierzchu. Od spodu do wierzchu:', 'R7.4, R8.1'),
  points: (d, say) =>
    told(
      `${cult(d, say)}: ${d.text('total')} PZ, gdyby gra skończyła się teraz`,
      `Znaczniki Dominacji ${d.text('dominance')}, Miejsca Kultu z Rytuałem ${d.text('sites')}, najwięcej Rytuałów ${d.text('rituals')}.`,
      'R11.2',
    ),
  hand: (d, say) => told(`Ręka: ${cult(d, say)}`, 'Liczba kart na ręce jest jawna, same karty nie.', 'R6.10'),
  deck: (d, say) =>
    told(
      `Stos Kultu: ${cult(d, say)}`,
      'Gdy trzeba dobrać kartę, a stos jest pusty, stos kart odrzuconych tasuje się w nowy.',
      'R6.5',
    ),
  discard: (d, say) =>
    told(`Karty odrzucone: ${cult(d, say)}`, 'Stosy kart odrzuconych są jawne. Kliknij, aby przejrzeć.', 'R6.6, R6.10'),
  supplyRitual: (d, say) =>
    told(
      `Rytuał ${d.text('level')} w zasobach: ${cult(d, say)}`,
      `${left(d.number('count'))} Przygotowanie umieszcza go za jego poziom + Badaczy Tajemnic, w Mocy.`,
      'R2.1, R8.6',
    ),
  supplySite: (d, say) =>
    told(
      `Miejsca Kultu w zasobach: ${cult(d, say)}`,
      `${left(d.number('count'))} Przygotowanie umieszcza je za 5 Mocy + Badaczy Tajemnic.`,
      'R2.1, R8.6',
    ),
  supplyDominance: (d, say) =>
    told(
      `Znaczniki Dominacji w zasobach: ${cult(d, say)}`,
      `${left(d.number('count'))} Umieszcza je udany Terror.`,
      'R2.1, R10.3',
    ),
  planMarkers: (d, say) =>
    told(
      `Znaczniki Planów: ${cult(d, say)}`,
      `Do ${d.text('phase') === 'planning' ? 'położenia' : 'wzięcia'}: ${d.text('count')}.`,
      'R7.4, R8.1',
    ),
  firstCultist: (d, say) =>
    told('Pierwszy Kultysta', `${cult(d, say)} zaczyna każdą fazę; po rundzie znacznik przechodzi w lewo.`, 'R5.2, R11.1'),
  thug: (d) =>
    told(
      count(d.number('count'), ['Zbir', 'Zbirów', 'Zbirów']),
      'Każdy to 1 Atak w Konfrontacji. Inni nie widzą, ilu ich masz.',
      'R2.2, R9.4',
    ),
  initiate: (d) =>
    told(
      count(d.number('count'), ['Wtajemniczony', 'Wtajemniczonych', 'Wtajemniczonych']),
      'Każdy to 1 Moc przy płaceniu. Inni nie widzą, ilu ich masz.',
      'R2.2, R6.9',
    ),
  freak: (d) =>
    told(
      count(d.number('count'), ['Odmieniec', 'Odmieńców', 'Odmieńców']),
      'Każdy oddany to 1 Terror. Inni nie widzą, ilu ich masz.',
      'R2.2, R10.2',
    ),
  planAugmentation: () =>
    told(
      'Wzmocnienie',
      'Wymaga twojego Miejsca Kultu lub Rytuału. Kup jedną lub dwie karty albo zniszcz jedną ze swoich odrzuconych, albo jedno i drugie.',
      'R8.5',
    ),
  planPreparation: () =>
    told(
      'Przygotowanie',
      'Badacz Tajemnic idzie naprzód. Potem umieść Miejsce Kultu (5 Mocy) lub Rytuał (jego poziom), albo oba; + 1 za każdego Badacza.',
      'R8.6',
    ),
  planInfluence: () =>
    told(
      'Wpływy',
      'Wymaga wolnego pola Rytuału. Przenieś tam Rytuał i podnieś go; potem albo zamiast tego dobierz kartę lub zniszcz jedną ze swoich odrzuconych.',
      'R8.7',
    ),
  planDominance: () =>
    told(
      'Dominacja',
      'Wymaga twojego Rytuału. Najpierw Konfrontacja, potem Terror przeciw Poczytalności o Znaczniki Dominacji.',
      'R8.8',
    ),
  planBluff: () => told('Blef', 'Weź dwa dowolne Żetony Kultystów. Bez limitu.', 'R8.2, R8.3'),
  rounds: (d) =>
    told(
      `Runda ${d.text('round')} z ${d.text('rounds')}`,
      'Ostatnia runda nie ma Fazy Ukrycia: gra kończy się po jej Fazie Działań.',
      'R1.2, R5.4',
    ),
  phaseCity: () =>
    told(
      'Faza Miasta',
      'Odkrywa się Kartę Miasta: Badacze Tajemnic idą naprzód, potem działa jej efekt. Nie w 1. rundzie.',
      'R5.3, R7.1',
    ),
  phaseCult: () =>
    told(
      'Faza Kultu',
      'Mobilizacja: każdy dobiera 6 kart. Rekrutacja: rzut 5 kośćmi, dwa przerzuty, potem żetony, które wypadły.',
      'R7.2, R7.3',
    ),
  phasePlanning: () =>
    told(
      'Faza Planowania',
      'W kolejności graczy, po jednym, każdy kładzie Znaczniki Planów na stosach, aż położy wszystkie 4.',
      'R7.4',
    ),
  phaseAction: () =>
    told(
      'Faza Działań',
      'W kolejności graczy każdy bierze własny znacznik z wierzchu stosu: Plan w tej dzielnicy albo Blef.',
      'R8.1',
    ),
  phaseHiding: () => told('Faza Ukrycia', 'Odrzuć rękę i zachowaj najwyżej 5 Żetonów Kultystów.', 'R11.1'),
  turn: () =>
    told(
      'Kolejność graczy',
      'Od Pierwszego Kultysty zgodnie z ruchem wskazówek zegara. Kto nie ma znacznika na wierzchu, tym razem pasuje.',
      'R5.2, R8.1',
    ),
  city: (d, say) =>
    d.has('card')
      ? told(say.names.card(d.text('card')), 'Efekty są jednorazowe, na tę rundę albo do końca gry.', 'R7.1')
      : told('Karta Miasta', 'Od 2. rundy w każdej rundzie odkrywa się tu Kartę Miasta.', 'R5.3, R7.1'),
  handCard: () => told('', 'Zdolności są dobrowolne. Słowo kluczowe mówi, kiedy można użyć zdolności karty.', 'R6.1, R6.2'),
  pileCard: () => told('', '', ''),
  card: () => told('', '', ''),
  npcThugs: (d) =>
    told(
      count(d.number('count'), ['Zbir', 'Zbirów', 'Zbirów']),
      'NPC zachowuje ich do następnej Konfrontacji i wtedy wystawia wszystkich.',
      'R12.4',
    ),
  npcBonus: (d) =>
    told(
      count(d.number('count'), ['karta dodatkowa', 'karty dodatkowe', 'kart dodatkowych']),
      'Zakryte; NPC użyje wszystkich w swojej następnej Konfrontacji.',
      'R12.4',
    ),
  npcPlans: () => told('Karty NPC', 'Kość NPC mówi, który plan wykonuje NPC. Kliknij, aby przeczytać wszystkie.', 'R12.4'),
  objective: () => told('Cel', 'Wygrywasz, jeśli na koniec gry spełnione są wszystkie warunki.', 'R12.8'),
};
