import type { Lang } from '../types';

type Line = Readonly<Record<Lang, string>>;

/**
 * A line of mood for each card of the base set. It stands here and not in the cards' files because saves pin those by their
 * content: a line that changes nothing in play must not part a player from a game. A card that brings its own line keeps it.
 */
const FLAVOUR: Readonly<Record<string, Line>> = {
  acolyte: { en: 'He sweeps the cellar and asks nothing.', pl: 'Zamiata piwnicę i o nic nie pyta.' },
  adept: { en: 'Her lips move before the book is open.', pl: 'Jej usta poruszają się, nim otworzy księgę.' },
  brute: { en: 'Hired for one night. That was in March.', pl: 'Najęty na jedną noc. To było w marcu.' },
  seer: { en: 'She shuts her eyes. It does not help.', pl: 'Zamyka oczy. To nie pomaga.' },
  watchman: { en: 'Three knocks. Then the other three.', pl: 'Trzy stuknięcia. Potem te drugie trzy.' },
  fanatic: { en: 'He laughed when he was given the matches.', pl: 'Śmiał się, gdy dostał zapałki.' },
  whisperer: { en: 'Nobody recalls the voice, only the words.', pl: 'Nikt nie pamięta głosu, tylko słowa.' },
  disorganization: { en: 'Two keys, three locks, no plan.', pl: 'Dwa klucze, trzy zamki i żadnego planu.' },
  byakhee: { en: 'The wind between the stars has wings.', pl: 'Wiatr spomiędzy gwiazd ma skrzydła.' },
  'dark-young': { en: 'The wood was smaller yesterday.', pl: 'Wczoraj ten las był mniejszy.' },
  'deep-one-raiders': { en: 'The tide came in by the front door.', pl: 'Przypływ wszedł frontowymi drzwiami.' },
  'dimensional-shambler': { en: 'It stood behind you, in another room.', pl: 'Stał za tobą, w innym pokoju.' },
  'ghoul-pack': { en: 'The graves are tidy. Too tidy.', pl: 'Groby są zadbane. Aż za bardzo.' },
  'hunting-horror': { en: 'It hates the light, so it brings the night.', pl: 'Nie znosi światła, więc przynosi noc.' },
  nightgaunt: { en: 'It has no face, and still it smiles.', pl: 'Nie ma twarzy, a jednak się uśmiecha.' },
  'star-spawn': { en: 'This morning the harbour has a new island.', pl: 'Dziś rano w porcie jest nowa wyspa.' },
  'black-market': { en: 'Cash, a favour or a finger.', pl: 'Gotówka, przysługa albo palec.' },
  'bribed-constable': { en: 'He counts the notes and not the screams.', pl: 'Liczy banknoty, nie krzyki.' },
  desecration: { en: 'By dawn the altar faced the other way.', pl: 'O świcie ołtarz patrzył w inną stronę.' },
  'false-trail': { en: 'The footprints end in the open field.', pl: 'Ślady urywają się w szczerym polu.' },
  'hidden-altar': { en: 'Behind the coal there is a door.', pl: 'Za węglem są drzwi.' },
  recruiters: { en: 'A warm meal, a robe, a new name.', pl: 'Ciepły posiłek, szata i nowe imię.' },
  'safe-house': { en: 'The landlady never looks up.', pl: 'Gospodyni nigdy nie podnosi wzroku.' },
  'secret-summons': { en: 'The letter burns after the last word.', pl: 'List płonie po ostatnim słowie.' },
};

/** The line of a card of the base set; nothing for others. */
export const flavourOf = (card: string, lang: Lang): string => (Object.hasOwn(FLAVOUR, card) ? FLAVOUR[card]![lang] : '');
