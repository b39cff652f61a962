import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../../src/games/cults/base-set/books';
import { isEvent } from '../../../../../src/games/cults/contract/is-event';
import { tableViewOf } from '../../../../../src/games/cults/contract/table-view';
import type { OutlookView } from '../../../../../src/games/cults/contract/view-types';
import { cults, type Catalogue } from '../../../../../src/games/cults/rules';
import { THUG } from '../../../../../src/games/cults/contract/ids';
import { makeCopy } from '../../../../../src/games/cults/rules/cards/cards';
import { play } from '../../../../../src/games/cults/rules/game';
import type { State } from '../../../../../src/games/cults/rules/state/state';
import { liveStream, newRuns, openAsk, streamFrom, type GameEvent } from '../../../../../src/kernel';
import { RandomBot } from '../../../../../src/platform/bots';
import { load } from '../../../../harness';

const book = baseBook();
const decisionOf = (state: State) => cults.decisions(cults.play(state, book, null))[0]!;
const viewOf = (state: State) => tableViewOf(cults.view(cults.play(state, book, null), 0, []), {});
const outlookIn = (state: State): OutlookView => {
  const { fight, muster } = viewOf(state);
  return (fight ?? muster)!.sides.find(({ outlook }) => outlook !== undefined)!.outlook!;
};

function answered(state: State, answer: readonly string[], events: GameEvent[], rules: Catalogue = book): State {
  const next = cults.clone(state);
  cults.answer(cults.play(next, rules, events, newRuns()), openAsk(next)!.seat, answer);
  return next;
}

/** The decisions of this kind in a random solo game. */
function asked(kind: string, seed: string): State[] {
  let state = cults.begin({ seats: ['dagon'], solo: { npc: 'hastur', objective: null }, stacks: 'random', seed }, book, []);
  const bot = new RandomBot(seed);
  const found: State[] = [];
  for (let ask = openAsk(state); ask !== null; ask = openAsk(state)) {
    const { options } = decisionOf(state);
    if (ask.kind === kind) found.push(state);
    state = answered(
      state,
      bot.choose(ask).map((at) => options[at]!.id),
      [],
    );
  }
  return found;
}

/** The NPC's Attack in this Confrontation if its unseen cards lie otherwise and the dice fall otherwise. */
function fought(state: State, seed: string): number {
  const events: GameEvent[] = [];
  let next = cults.clone(state);
  const npc = next.seats.find((seat) => seat.npc)!;
  const below = liveStream(seed);
  const unseen = [...npc.deck, ...npc.bonus];
  for (let i = unseen.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [unseen[i], unseen[j]] = [unseen[j]!, unseen[i]!];
  }
  npc.bonus = unseen.splice(0, npc.bonus.length);
  npc.deck = unseen;
  next.random = streamFrom(seed);
  for (;;) {
    next = answered(next, openAsk(next)!.kind === 'commit' ? [] : decisionOf(next).suggest, events);
    const decided = events.find((event) => isEvent(event, 'confrontationDecided'));
    if (decided !== undefined) return (decided['attack'] as Record<string, number>)[npc.cult]!;
  }
}

const SAMPLES = 1500;

describe("R12.5: what the NPC's Attack may come to", () => {
  const positions = Array.from({ length: 14 }, (_, i) => asked('commit', `outlook ${i}`)).flat();

  it('there are Confrontations with bonus cards, with Thugs and with few cards in the deck', () => {
    const npcs = positions.map(({ seats }) => seats.find(({ npc }) => npc)!);
    expect(npcs.some(({ bonus }) => bonus.length > 0)).toBe(true);
    expect(npcs.some(({ tokens }) => tokens[THUG]! > 0)).toBe(true);
    expect(npcs.some(({ deck }) => deck.length < 3)).toBe(true);
  });

  it.each(positions.map((_, i) => i))('the chances of Confrontation %i are those of the rules', (i) => {
    const { least, most, below, likely, isOpen } = outlookIn(positions[i]!);
    const attacks = Array.from({ length: SAMPLES }, (_, sample) => fought(positions[i]!, `sample ${i} ${sample}`));
    expect(isOpen).toBe(false);
    expect(Math.min(...attacks)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...attacks)).toBeLessThanOrEqual(most);
    expect(below).toHaveLength(most - least + 2);
    for (const [at, chance] of below.entries()) {
      const seen = (100 * attacks.filter((attack) => attack < least + at).length) / SAMPLES;
      expect(Math.abs(seen - chance), `below ${least + at}: ${seen} instead of ${chance} %`).toBeLessThan(5);
    }
    const usual = attacks.filter((attack) => attack >= likely.from && attack <= likely.to).length / SAMPLES;
    expect(usual).toBeGreaterThan(0.75);
  });

  it('by hand: three known cards, two Thugs and five dice', () => {
    const state = cults.clone(positions[0]!);
    const game = play(state, book, null);
    const npc = state.seats.find((seat) => seat.npc)!;
    const copies = (ids: readonly string[]): number[] => ids.map((id) => makeCopy(game, book.typeById.get(id)!));
    // 2 + 2 icons, and a Fanatic that is destroyed for two Thugs.
    Object.assign(npc, { deck: copies(['brute', 'brute', 'fanatic']), bonus: [], discard: [] });
    npc.tokens[THUG] = 2;
    const levels = viewOf(state).fight!.sides.find(({ seat }) => seat === npc.cult)!.sources.rituals;
    const { least, most, below } = outlookIn(state);
    expect([least, most]).toEqual([levels + 8, levels + 13]);
    // Each die shows a Thug in 19 of 27 cases.
    const miss = 8 / 27;
    const two = miss ** 5 + 5 * miss ** 4 * (1 - miss) + 10 * miss ** 3 * (1 - miss) ** 2;
    expect(below[3]).toBe(Math.round(100 * two));
    expect([below[0], below.at(-1)]).toEqual([0, 100]);
  });

  it('R6.5: a deck that runs out is renewed from the discards', () => {
    const state = cults.clone(positions[0]!);
    const game = play(state, book, null);
    const npc = state.seats.find((seat) => seat.npc)!;
    const copies = (ids: readonly string[]): number[] => ids.map((id) => makeCopy(game, book.typeById.get(id)!));
    Object.assign(npc, { deck: copies(['brute']), bonus: [], discard: copies(['brute', 'acolyte', 'acolyte']) });
    npc.tokens[THUG] = 0;
    const levels = viewOf(state).fight!.sides.find(({ seat }) => seat === npc.cult)!.sources.rituals;
    expect(outlookIn(state)).toMatchObject({ least: levels + 2, most: levels + 2 + 2 + 5 });
  });

  it('is told to the seat that decides, before it steps into a Confrontation too', () => {
    const [first] = Array.from({ length: 20 }, (_, i) => asked('oppose', `outlook ${i}`)).flat();
    expect(outlookIn(first!).most).toBeGreaterThan(outlookIn(first!).least);
    const spectator = tableViewOf(cults.view(cults.play(positions[0]!, book, null), null, []), {});
    expect(spectator.fight!.sides.every(({ outlook }) => outlook === undefined)).toBe(true);
  });

  it('is not told where the cards of the NPC are not public', () => {
    const table = load({
      seats: ['dagon'],
      solo: { npc: 'hastur', objective: 'ascendance' },
      phase: 'action',
      districts: {
        downtown: {
          rituals: [
            ['dagon', 2],
            ['hastur', 3],
          ],
          plans: ['hastur', 'dagon'],
        },
      },
    });
    table.answer('takePlan', { plan: 'dominance' });
    expect(table.kind).toBe('commit');
    const { fight } = tableViewOf(table.session.view('dagon'), {});
    expect(fight!.sides.every(({ outlook }) => outlook === undefined)).toBe(true);
  });
});
