import { said, type Said } from './shape';

/** The numbers of the rules that cards may change. */
export interface RuleNumber {
  /** The value without any card. */
  readonly usual: number;
  /** The number is added to another, such as a cost or a Sanity. */
  readonly added?: true;
  /** The engine cuts the number to these bounds after all cards have changed it. */
  readonly least: number;
  readonly most: number;
  /** Which fields narrow a change: the rules ask some numbers for a player, some for a district, some for both. */
  readonly narrowedBy: readonly ('of' | 'where' | 'kind')[];
  readonly rule: string;
  readonly doc: Said;
}

const MOST = 99;
const number = (
  usual: number,
  rule: string,
  narrowedBy: RuleNumber['narrowedBy'],
  en: string,
  pl: string,
  more: Partial<RuleNumber> = {},
): RuleNumber => ({ usual, rule, narrowedBy, least: 0, most: MOST, doc: said(en, pl), ...more });

const ANY = ['of', 'where'] as const;

export const NUMBERS = {
  // With two players; each further player opens one more. The board has no more than five.
  ritualFields: number(3, 'R3.2', ['where'], 'with 2 players, +1 for each more', 'przy 2 graczach, +1 za każdego kolejnego', {
    most: 5,
  }),
  dominanceFields: number(4, 'R3.2', ['where'], 'in a district', 'w dzielnicy', { most: 4 }),
  investigatorStart: number(
    2,
    'R3.4',
    ['where'],
    'with 2 players, +1 for each more',
    'przy 2 graczach, +1 za każdego kolejnego',
    { least: 1, most: 4 },
  ),
  sanity: number(0, 'R3.6', ['where'], 'on every district', 'do każdej dzielnicy', { added: true, least: -9 }),
  mobilizationDraw: number(6, 'R7.2', ['of'], 'cards drawn in Mobilization', 'karty dobierane w Mobilizacji', { most: 12 }),
  recruitmentDice: number(5, 'R7.3', ['of'], 'dice in Recruitment', 'kości w Rekrutacji', { least: 1, most: 5 }),
  rerolls: number(2, 'R7.3', ['of'], 're-rolls in Recruitment', 'przerzuty w Rekrutacji', { most: 10 }),
  planMarkers: number(4, 'R7.4', ['of'], 'Plan markers placed', 'umieszczane znaczniki Planów', { most: 4 }),
  // Two spots are printed for each Plan; markers may be stacked on them.
  planSpots: number(2, 'R8.2', ['of'], 'how often each Plan in a round', 'ile razy każdy Plan w rundzie', { least: 1, most: 4 }),
  bluffTokens: number(2, 'R8.3', ANY, 'tokens for a Bluff', 'żetony za Blef', { most: 10 }),
  cardCost: number(0, 'R8.5', ['of', 'where', 'kind'], 'on every District card', 'do każdej Karty Dzielnicy', {
    added: true,
    least: -9,
  }),
  firstCardDiscount: number(
    0,
    'R8.5',
    ['of'],
    'off the first District card paid for in a round',
    'zniżka na pierwszą Kartę Dzielnicy opłaconą w rundzie',
  ),
  siteCost: number(5, 'R8.6', ANY, '+ Investigators', '+ Badacze'),
  ritualCost: number(0, 'R8.6', ANY, 'on level + Investigators', 'do poziomu + Badaczy', { added: true, least: -9 }),
  opposingMoves: number(1, 'R9.2', ANY, 'Rituals moved in against a Dominance', 'Rytuały wprowadzane przeciw Dominacji'),
  dominanceWon: number(1, 'R10.3', ANY, 'markers after a Confrontation', 'znaczniki po Konfrontacji'),
  dominanceUnopposed: number(2, 'R10.3', ANY, 'markers without a Confrontation', 'znaczniki bez Konfrontacji'),
  tokensKept: number(5, 'R11.1', ['of'], 'tokens kept in Hiding', 'żetony zachowywane w Ukryciu'),
  npcReveals: number(3, 'R12.5', ['where'], 'cards that the NPC reveals', 'karty odkrywane przez NPC'),
  npcRerolls: number(2, 'R12.5', ['where'], 're-rolls of the NPC', 'przerzuty NPC'),
};
export type RuleName = keyof typeof NUMBERS;
export const RULE_NAMES = Object.keys(NUMBERS) as readonly RuleName[];
