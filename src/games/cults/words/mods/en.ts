import { english, type EnglishForms } from '../../../../platform/i18n/plural';
import { list } from '../../../../platform/i18n/en/speech';
import type { ModChangeWords } from './change-words';

const KINDS: Readonly<Record<string, EnglishForms>> = {
  starting: ['starting card', 'starting cards'],
  guardian: ['Guardian', 'Guardians'],
  action: ['Action', 'Actions'],
  disorganization: ['Disorganization card', 'Disorganization cards'],
  city: ['City card', 'City cards'],
  setup: ['Initial Setup card', 'Initial Setup cards'],
  objective: ['Objective', 'Objectives'],
  npc: ['NPC card', 'NPC cards'],
  cult: ['cult', 'cults'],
  rules: ['house rule', 'house rules'],
};

const counted = ([kind, count]: readonly [string, number]): string =>
  `${count} ${english(count, KINDS[kind] ?? ['card', 'cards'])}`;

export const en: ModChangeWords = {
  adds: (counts) => `Adds ${list(counts.map(counted))}.`,
  counts: (counts) => counts.map(counted).join(', '),
  addsCults: (names) => `Adds ${english(names.length, ['the cult', 'the cults'])} ${list(names)}.`,
  changesDecks: (cults) =>
    `Puts cards of its own into the starting ${english(cults.length, ['deck', 'decks'])} of ${list(cults)}.`,
  rule: (name, text) => (text === '' ? `Changes the rules: ${name}.` : `Changes the rules: ${name}. ${text}`),
  rules: (count) => counted(['rules', count]),
  scripts: (count) => `${count} of its cards ${english(count, ['runs a script', 'run scripts'])} of the author’s.`,
  declaredOnly: 'It has no scripts: everything its cards do is done by the game itself.',
  nothing: 'It adds no cards and changes no rules.',
};
