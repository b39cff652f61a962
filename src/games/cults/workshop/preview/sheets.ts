import type { Lang } from '../../../../platform/i18n/lang';
import type { FileSheet } from '../../../../platform/screens/workshop/game-workshop';
import type { TableContext } from '../../picture/context';
import type { CultsReading } from '../../reading';
import { wordRules } from '../../words';

const DECK: Readonly<Record<Lang, string>> = { en: 'Starting deck', pl: 'Talia początkowa' };

/** The words of a cult or of house rules; null if the id stands for neither. */
export function sheetWords(reading: CultsReading, id: string, { books }: TableContext): Omit<FileSheet, 'picture'> | null {
  const { names, lang } = books;
  const cult = reading.cults.find((one) => one.id === id);
  if (cult !== undefined) {
    const deck = Object.entries(cult.deck).map(([card, count]) => `${names.card(card)} ×${count}`);
    return { title: names.cult(id), lines: [`${DECK[lang]}: ${deck.join(', ')}`] };
  }
  const rules = reading.rules.filter(({ source }) => source === id);
  if (rules.length === 0) return null;
  return { title: names.card(id), lines: rules.map((rule) => wordRules([{ ...rule }], lang, names)) };
}
