import { KINDS } from '../../../games/cults/contract/language';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { partsOf } from '../../../games/cults/words';
import type { Card } from '../../../games/cults/rules';
import type { Lang } from '../../../platform/i18n/lang';
import { namesOf, wordsOf } from '../words';
import { cardText } from './card-text';

const ICONS = ['attack', 'power', 'terror'] as const;

/** "Attack 2, Power 1"; empty where a card has none. */
export function iconsLine(card: Card, lang: Lang, library: CultsLibrary): string {
  if (!('icons' in card)) return '';
  const { ui } = wordsOf(lang, library);
  const icons = card.icons ?? {};
  return ICONS.flatMap((icon) => ((icons[icon] ?? 0) > 0 ? [`${ui[icon]} ${icons[icon]}`] : [])).join(', ');
}

/** The head of a card: name, kind, icons, cost. */
function headOf(card: Card, lang: Lang, library: CultsLibrary): string {
  const { ui, district } = wordsOf(lang, library);
  const cost = 'cost' in card && card.cost !== undefined ? `${ui.cost} ${card.cost}` : '';
  const advance = card.kind === 'city' ? (card.investigators ?? []).map(district).join(', ') : '';
  const parts = [KINDS[card.kind].doc[lang], iconsLine(card, lang, library), cost, advance];
  return [namesOf(lang, library).card(card.id), ...parts.filter((part) => part !== '')].join(' · ');
}

/** A card as a reader of this language sees it: its head, and its printed text by keyword. */
export function cardLines(card: Card, lang: Lang, library: CultsLibrary): string[] {
  const { keyword } = wordsOf(lang, library);
  const heads = 'abilities' in card ? (card.abilities ?? []).map((ability) => ability.keyword) : [];
  const parts = partsOf(cardText(card, lang, library), heads);
  return [
    headOf(card, lang, library),
    ...parts.map((part) => (part.keyword === null ? part.text : `${keyword(part.keyword)}: ${part.text}`)),
  ];
}
