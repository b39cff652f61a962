import type { Text } from '../../contract/cards';
import { fits } from '../../../../kernel';
import type { Lang } from '../../../../platform/i18n/lang';
import type { Target } from '../../contract/studies';
import type { TableView } from '../../contract/view-types';
import type { Books } from '../../picture/cards/books';
import type { LearnWords } from '../learn/words';

/** A text in the player's language, or in the one that its author wrote. */
export const textIn = (text: Text, lang: Lang): string => text[lang] ?? text.en ?? text.pl ?? '';

/** What a target is called, for those who do not see its ring. */
export function targetName(target: Target, view: TableView, books: Books, said: LearnWords): string {
  if ('part' in target) return said.parts[target.part];
  if ('cult' in target) return books.cult(target.cult).name;
  if ('card' in target) return books.card(target.card).name;
  if ('option' in target) {
    const { decision } = view;
    const option = decision?.options.find((one) => fits(one, target.option));
    return decision === null || option === undefined ? '' : books.words.label(decision.kind, option);
  }
  const district = books.words.district(target.district);
  return target.what === undefined ? district : `${district}: ${said.districtParts[target.what]}`;
}
