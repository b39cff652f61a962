import type { Data } from '../../../../platform/workshop';
import { said, type Said } from '../../contract/language';

/** Ready pieces: what people often want of a card, to be changed afterwards. Data only; where they go stands in index.ts. */
export interface ReadyPiece {
  readonly id: string;
  readonly label: Said;
  readonly group: 'effect' | 'choice' | 'trigger' | 'modifier';
  readonly data: Data;
  /** Kinds of declarations that can use it; left out, all that have effects. */
  readonly only?: readonly string[];
}

export const GROUPS: Readonly<Record<ReadyPiece['group'], Said>> = {
  effect: said('Effects', 'Efekty'),
  choice: said('Choices', 'Wybory'),
  trigger: said('Triggers', 'Reakcje'),
  modifier: said('Changes of the rules', 'Zmiany zasad'),
};

const draw = (count: Data): Data => ({ do: 'draw', count });
const CARDS = ['guardian', 'action', 'starting', 'disorganization'];

export const PIECES: readonly ReadyPiece[] = [
  {
    id: 'draw-per-ritual',
    group: 'effect',
    label: said('Draw a card for each Ritual', 'Dobierz kartę za każdy Rytuał'),
    data: draw({ count: 'rituals' }),
  },
  {
    id: 'if-then-else',
    group: 'effect',
    label: said('If … then …, otherwise …', 'Jeśli … to …, w przeciwnym razie …'),
    data: {
      do: 'if',
      is: { count: 'rituals', atLeast: 2 },
      effects: [draw(2)],
      else: [{ do: 'gain', token: 'initiate', count: 1 }],
    },
  },
  {
    id: 'pay-for',
    group: 'effect',
    label: said('Pay Power for an effect', 'Zapłać Moc za efekt'),
    data: { do: 'pay', power: 2, effects: [draw(2)] },
  },
  {
    id: 'each-rival-loses',
    group: 'effect',
    label: said('Each rival returns a token', 'Każdy rywal zwraca żeton'),
    data: { do: 'lose', token: 'choice', count: 1, who: 'rivals' },
  },
  {
    id: 'place-where-you-choose',
    group: 'effect',
    label: said('Place a Ritual where you choose', 'Umieść Rytuał w wybranej dzielnicy'),
    data: { do: 'placeRitual', level: 1, where: 'choice' },
  },
  {
    id: 'one-of-two',
    group: 'choice',
    label: said('One of two ways', 'Jeden z dwóch sposobów'),
    data: {
      do: 'chooseOne',
      options: [
        { choice: 'draw', effects: [draw(1)] },
        { choice: 'keep', effects: [{ do: 'gain', token: 'thug', count: 1 }] },
      ],
    },
  },
  {
    id: 'choose-district',
    group: 'choice',
    label: said('Choose a district, then …', 'Wybierz dzielnicę, potem …'),
    data: { do: 'chooseDistrict', effects: [{ do: 'advanceInvestigator', where: 'here' }] },
  },
  {
    id: 'choose-rival',
    group: 'choice',
    label: said('Choose a rival, who …', 'Wybierz rywala, który …'),
    data: { do: 'chooseSeat', of: 'rivals', effects: [{ do: 'disorganization', who: 'eventSeat' }] },
  },
  {
    id: 'choose-number',
    group: 'choice',
    label: said('Choose a number, then …', 'Wybierz liczbę, potem …'),
    data: { do: 'chooseNumber', from: 1, to: 3, effects: [draw({ count: 'chosen' })] },
  },
  {
    id: 'when-rival-places',
    group: 'trigger',
    only: CARDS,
    label: said('When a rival places a Ritual, you may …', 'Gdy rywal umieści Rytuał, możesz …'),
    data: { on: 'ritualPlaced', by: 'rival', optional: true, self: 'discard', effects: [draw(2)] },
  },
  {
    id: 'when-anyone-bluffs',
    group: 'trigger',
    label: said('When anyone bluffs …', 'Gdy ktokolwiek zablefuje …'),
    data: { on: 'bluffed', effects: [{ do: 'draw', count: 1, who: 'eventSeat' }] },
  },
  {
    id: 'leave-behind',
    group: 'trigger',
    label: said('For this round: whenever …', 'W tej rundzie: za każdym razem, gdy …'),
    data: {
      do: 'subscribe',
      triggers: [{ on: 'confrontationDecided', effects: [{ do: 'draw', count: 1, who: 'eventSeat' }] }],
      lasts: 'round',
    },
  },
  {
    id: 'cheaper-cards',
    group: 'modifier',
    label: said('District cards cost 1 less this round', 'Karty Dzielnic tańsze o 1 w tej rundzie'),
    data: { do: 'change', number: 'cardCost', add: -1, lasts: 'round' },
  },
  {
    id: 'more-cards',
    group: 'modifier',
    label: said('One card more in Mobilization, all game', 'O jedną kartę więcej w Mobilizacji, do końca gry'),
    data: { do: 'change', number: 'mobilizationDraw', add: 1, lasts: 'game' },
  },
  {
    id: 'cheaper-rituals',
    group: 'modifier',
    label: said('Rituals cost 1 more for everyone', 'Rytuały droższe o 1 dla wszystkich'),
    data: { do: 'change', number: 'ritualCost', add: 1, lasts: 'round' },
  },
];
