import { polish, type PolishForms } from '../../../../platform/i18n/plural';
import { list } from '../../../../platform/i18n/pl/speech';
import type { ModChangeWords } from './change-words';

/** As objects (biernik). */
const KINDS: Readonly<Record<string, PolishForms>> = {
  starting: ['kartę startową', 'karty startowe', 'kart startowych'],
  guardian: ['Strażnika', 'Strażników', 'Strażników'],
  action: ['Działanie', 'Działania', 'Działań'],
  disorganization: ['kartę Dezorganizacji', 'karty Dezorganizacji', 'kart Dezorganizacji'],
  city: ['Kartę Miasta', 'Karty Miasta', 'Kart Miasta'],
  setup: ['kartę Początkowego Rozstawienia', 'karty Początkowego Rozstawienia', 'kart Początkowego Rozstawienia'],
  objective: ['Cel', 'Cele', 'Celów'],
  npc: ['kartę NPC', 'karty NPC', 'kart NPC'],
  cult: ['kult', 'kulty', 'kultów'],
  rules: ['zasadę domową', 'zasady domowe', 'zasad domowych'],
};

/** The same in lists without a verb (mianownik), where it differs. */
const LISTED: Readonly<Record<string, PolishForms>> = {
  ...KINDS,
  starting: ['karta startowa', 'karty startowe', 'kart startowych'],
  guardian: ['Strażnik', 'Strażnicy', 'Strażników'],
  disorganization: ['karta Dezorganizacji', 'karty Dezorganizacji', 'kart Dezorganizacji'],
  city: ['Karta Miasta', 'Karty Miasta', 'Kart Miasta'],
  setup: ['karta Początkowego Rozstawienia', 'karty Początkowego Rozstawienia', 'kart Początkowego Rozstawienia'],
  npc: ['karta NPC', 'karty NPC', 'kart NPC'],
  rules: ['zasada domowa', 'zasady domowe', 'zasad domowych'],
};

const CARD: PolishForms = ['kartę', 'karty', 'kart'];

const counted =
  (forms: Readonly<Record<string, PolishForms>>) =>
  ([kind, count]: readonly [string, number]): string =>
    `${count} ${polish(count, forms[kind] ?? CARD)}`;

export const pl: ModChangeWords = {
  adds: (counts) => `Dodaje ${list(counts.map(counted(KINDS)))}.`,
  counts: (counts) => counts.map(counted(LISTED)).join(', '),
  addsCults: (names) => `Dodaje ${names.length === 1 ? 'kult' : 'kulty'} ${list(names)}.`,
  changesDecks: (cults) =>
    `Wkłada własne karty do ${cults.length === 1 ? 'talii startowej kultu' : 'talii startowych kultów'} ${list(cults)}.`,
  rule: (name, text) => (text === '' ? `Zmienia zasady: ${name}.` : `Zmienia zasady: ${name}. ${text}`),
  rules: (count) => counted(LISTED)(['rules', count]),
  scripts: (count) =>
    `${count} ${polish(count, ['jego karta uruchamia', 'jego karty uruchamiają', 'jego kart uruchamia'])} skrypty autora.`,
  declaredOnly: 'Nie ma skryptów: wszystko, co robią jego karty, wykonuje sama gra.',
  nothing: 'Nie dodaje kart ani nie zmienia zasad.',
};
