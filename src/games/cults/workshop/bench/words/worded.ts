import type { Lang } from '../../../../../platform/i18n/lang';
import type { Difference, Value } from '../../../bench/differences';
import type { BenchGoal } from '../../../bench/goal';
import type { Board } from '../../../bench/stage';
import { OPPORTUNITIES, WINDOWS } from '../../../contract/language';
import type { Ability, NotOffered } from '../../../rules';
import { roman, wordCondition, type Names, type Words } from '../../../words';
import type { BenchWords } from './bench-words';
import { benchWords } from './index';

/** The sentences of the bench, with the names of the cards and cults in play. */

/** What a position shows, and on which board. */
export function positionTitle(goal: BenchGoal, board: Board | null, words: Words): string {
  const bench = benchWords(words.lang);
  const about = goalWords(goal, words, bench);
  return board === null ? about : `${about} · ${bench.boards[board]}`;
}

function goalWords(goal: BenchGoal, words: Words, { goals }: BenchWords): string {
  switch (goal.shows) {
    case 'ability':
      return goals.ability(words.keyword(goal.keyword), goal.window === undefined ? '' : WINDOWS[goal.window][words.lang]);
    case 'trigger':
      return goals.trigger(goal.on);
    case 'number':
      return goals.number(words.ruleNumber(goal.number), goal.where === undefined ? '' : words.district(goal.where));
    default:
      return goals[goal.shows];
  }
}

/** “Hand (Hastur) 5 → 7”. */
export function differenceText({ what, cult, district, from, to }: Difference, words: Words, names: Names): string {
  const bench = benchWords(words.lang);
  const whose = [
    ...(cult === undefined ? [] : [names.cult(cult)]),
    ...(district === undefined ? [] : [words.district(district)]),
  ];
  const value = (one: Value): string => valueText(what, one, bench, names);
  return `${bench.measured[what]}${whose.length === 0 ? '' : ` (${whose.join(', ')})`} ${value(from)} → ${value(to)}`;
}

function valueText(what: Difference['what'], value: Value, bench: BenchWords, names: Names): string {
  if (value === null) return bench.unknown;
  if (value === '') return bench.nothing;
  if (what === 'rituals') return String(value).split('+').map(roman).join('+');
  return what === 'city'
    ? String(value)
        .split(', ')
        .map((id) => names.card(id))
        .join(', ')
    : String(value);
}

/** Why an ability is not on offer, and when it is used. */
export function reasonText(reason: NotOffered, ability: Ability, words: Words, names: Names): string {
  const { lang } = words;
  return benchWords(lang).reasons[reason.code]({
    moment: momentText(ability, lang),
    condition: reason.condition === undefined ? '' : wordCondition(reason.condition, lang, names),
    counted: reason.counted === undefined ? '' : String(reason.counted),
    refusal: reason.refusal === undefined ? '' : words.refusal(reason.refusal.code, {}),
  });
}

function momentText({ keyword, window }: Ability, lang: Lang): string {
  if (keyword === 'trigger') return '';
  const { doc, windows, standard } = OPPORTUNITIES[keyword];
  const own = window ?? (standard ? windows[0] : undefined);
  return own === undefined ? doc[lang] : WINDOWS[own][lang];
}
