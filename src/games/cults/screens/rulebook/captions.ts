import type { Lang } from '../../../../platform/i18n/lang';
import type { PictureId } from './pictures';

/** What each picture of the rules shows. */
export const CAPTIONS: Readonly<Record<Lang, Readonly<Record<PictureId, string>>>> = {
  en: {
    pieces: 'The markers of one cult: Rituals I, II and III, a Cult Site, a Dominance marker and a Plan marker.',
    tokens: 'The Cultist tokens: Thug (Attack), Initiate (Power), Freak (Terror).',
    dice: 'The six faces of a Recruitment die: two Thugs, two Initiates, a Freak, Bad Luck.',
    board: 'The board with its four districts around the City card. Rivertown is closed in this game.',
    district:
      'Downtown: on the outer edge Dominance fields, Sanity, Investigators and the track; then the Ritual fields; inside Cult Sites, the stack of Plan markers and the two stacks of cards with their prices.',
    track: 'The Investigation track: the Investigator stands on field 2. One has arrived beside the Sanity token: 3 + 1 makes 4.',
    closed: 'A closed district: nothing can be placed, moved or resolved there.',
    card: 'A Guardian: name, icons, and its ability under the keyword that says when it can be used.',
    city: 'A City card in the middle of the board: the Investigators that advance, and the effect.',
    plans: 'A stack of Plan markers: the uppermost is taken first; the small discs beside it show their order.',
    planBoard: 'The Plan board: two spots for each Plan and cult; discs mark the Plans of this round.',
    fight:
      'The Confrontation of example E4: Chaugnar Faugn has Rituals 4, cards 4 and Thugs 2; Dagon 3, 4 and 2. Ten beats nine.',
    terror: 'Terror against Sanity: four levels of Rituals are not more than 4, one icon or Freak makes it five.',
    dominance: 'The Dominance fields of a district: three are taken, one is free.',
    npc: 'The card that tells what the NPC does.',
    objective: 'An Objective: every requirement on it must be fulfilled.',
  },
  pl: {
    pieces: 'Znaczniki jednego kultu: Rytuały I, II i III, Miejsce Kultu, Znacznik Dominacji i Znacznik Planu.',
    tokens: 'Żetony Kultystów: Zbir (Atak), Wtajemniczony (Moc), Dziwadło (Terror).',
    dice: 'Sześć ścian Kości Rekrutacji: dwóch Zbirów, dwóch Wtajemniczonych, Dziwadło, Pech.',
    board: 'Plansza: cztery dzielnice wokół Karty Miasta. W tej grze Rivertown jest zamknięte.',
    district:
      'Downtown: na zewnątrz pola Dominacji, Poczytalność, Badacze i tor; dalej pola Rytuałów; w środku Miejsca Kultu, stos Znaczników Planów i dwa stosy kart z cenami.',
    track: 'Tor Śledztwa: Badacz stoi na polu 2. Jeden już przybył i stoi obok żetonu Poczytalności: 3 + 1 daje 4.',
    closed: 'Zamknięta dzielnica: niczego nie można w niej umieścić, przesunąć ani rozpatrzyć.',
    card: 'Strażnik: nazwa, ikony i zdolność pod słowem kluczowym, które mówi, kiedy można jej użyć.',
    city: 'Karta Miasta na środku planszy: Badacze, którzy się posuwają, i efekt.',
    plans: 'Stos Znaczników Planów: wierzchni bierze się najpierw; małe krążki obok pokazują kolejność.',
    planBoard: 'Plansza Planów: po dwa miejsca na każdy Plan i kult; krążki to Plany wykonane w tej rundzie.',
    fight:
      'Konfrontacja z przykładu E4: Chaugnar Faugn ma 4 z Rytuałów, 4 z kart i 2 ze Zbirów, a Dagon 3, 4 i 2. Dziesięć pokonuje dziewięć.',
    terror: 'Terror przeciw Poczytalności: cztery poziomy Rytuałów to nie więcej niż 4; jedna ikona albo Dziwadło i jest pięć.',
    dominance: 'Pola Dominacji w dzielnicy: trzy zajęte, jedno wolne.',
    npc: 'Karta, która mówi, co robi NPC.',
    objective: 'Karta Celu: trzeba spełnić każde jej wymaganie.',
  },
};
