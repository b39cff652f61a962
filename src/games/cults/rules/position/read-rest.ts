import { Reader } from '../../../../kernel';
import { idOf } from '../cards/cards';
import { verbNames } from '../effects/run';
import { usedMark } from '../cards/used';
import { DISTRICTS, FACES, keywordId, KEYWORDS, STACKS, stackId } from '../../contract/ids';
import type { CultsPlay, Modifier, State, Subscription } from '../state/state';
import { RULES } from '../../contract/rule-numbers';
import { seatAt } from '../state/at';

/** The smaller parts of a scenario: what `position` writes so that it is complete. */

const MODIFIER = ['number', 'add', 'set', 'atLeast', 'atMost', 'district', 'seat', 'kind', 'lasts', 'until', 'source'];

export function readRolls(reader: Reader, state: State): void {
  reader.only(['recruitment', 'npc']);
  state.rolls.recruitment = reader
    .field('recruitment')
    .items(1000)
    .map((face) => face.oneOf(FACES, 'unknownFace'));
  state.rolls.npc = reader
    .field('npc')
    .items(1000)
    .map((result) => result.integer(1, 4));
}

/** Four words of 32 bits; all of them nothing would give nothing else for ever. */
export function readRandom(reader: Reader): number[] {
  const text = reader.text(200);
  const words = text.split(',').map(Number);
  const isStream = STREAM.test(text) && words.every((word) => word === (word | 0)) && words.some((word) => word !== 0);
  return isStream ? words.map((word) => word + 0) : reader.fail('notAStream');
}

const STREAM = /^-?\d+(,-?\d+){3}$/;

/** Abilities already used: marked on the first copies in hand. */
export function readUsed(reader: Reader, game: CultsPlay, cults: readonly string[]): void {
  reader.only(['bought', 'abilities']);
  for (const [cult, count] of reader.field('bought').entries()) {
    seatAt(game.state, new Reader(cult, count.path).oneOf(cults, 'notAtTable')).bought = count.integer(0, 100);
  }
  for (const [cult, list] of reader.field('abilities').entries()) {
    const { hand } = seatAt(game.state, new Reader(cult, list.path).oneOf(cults, 'notAtTable'));
    for (const entry of list.items(200)) {
      const id = entry.only(['card', 'keyword']).field('card').text(80);
      const keyword = keywordId(entry.field('keyword').oneOf(KEYWORDS, 'unknownKeyword'));
      const unused = (held: number): boolean => idOf(game, held) === id && !game.state.used.includes(usedMark(held, keyword));
      const copy = hand.find(unused) ?? entry.fail('notInHand', { card: id });
      game.state.used.push(usedMark(copy, keyword));
    }
  }
}

export function readModifier(reader: Reader, game: CultsPlay): Modifier {
  reader.only(MODIFIER);
  const whole = (name: string): number | null => (reader.field(name).given ? reader.field(name).integer(-99, 99) : null);
  const numbers = Object.keys(RULES);
  const place = reader.field('district');
  const seat = reader.field('seat');
  const kind = reader.field('kind');
  return {
    number: numbers[reader.field('number').oneOf(numbers, 'unknownNumber')]!,
    add: whole('add') ?? 0,
    set: whole('set'),
    atLeast: whole('atLeast'),
    atMost: whole('atMost'),
    district: place.given ? place.oneOf(DISTRICTS, 'unknownDistrict') : -1,
    seat: seat.given
      ? seat.oneOf(
          game.state.seats.map((other) => other.cult),
          'notAtTable',
        )
      : -1,
    kind: kind.given ? stackId(kind.oneOf(STACKS)) : null,
    lasts: (['turn', 'round', 'game'] as const)[reader.field('lasts').oneOf(['turn', 'round', 'game'])]!,
    until: reader.field('until').integer(0, 99, game.state.round),
    source: reader.field('source').text(300, ''),
  };
}

/** What stays in force and listens: its effects are checked one by one when they run. */
export function readSubscription(reader: Reader, game: CultsPlay): Subscription {
  reader.only(['triggers', 'owner', 'lasts', 'until', 'source']);
  const owner = reader.field('owner');
  for (const trigger of reader.field('triggers').items(20)) {
    trigger.field('on').text(60);
    if (!trigger.field('effects').given) trigger.field('effects').fail('notAList');
    trigger
      .field('effects')
      .items(100)
      .forEach((effect) => effect.field('do').oneOf(verbNames(), 'unknownEffect'));
  }
  return {
    triggers: (reader.field('triggers').value ?? []) as Subscription['triggers'],
    owner: owner.given
      ? owner.oneOf(
          game.state.seats.map((seat) => seat.cult),
          'notAtTable',
        )
      : -1,
    lasts: (['round', 'game'] as const)[reader.field('lasts').oneOf(['round', 'game'])]!,
    until: reader.field('until').integer(0, 99, game.state.round),
    source: reader.field('source').text(120, ''),
  };
}
