import { describe, expect, it } from 'vitest';
import { after, beatsOf } from '../../../../src/games/cults/picture/reduce/along';
import { liveStream } from '../../../../src/kernel';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { configOf, TABLES } from '../properties/random-games';
import { PlayedGame } from '../../../platform/host/played-game';

/** Sizes of hands and piles, the viewer's own cards without their order, the viewer's tokens, the markers in supply, and the points. */
const told = ({ hands, discards, tokens, supply, seat, scores }: TableView): unknown => ({
  scores,
  hands: Object.entries(hands).map(([cult, hand]) => [cult, 'count' in hand ? hand.count : [...hand].sort()]),
  discards: Object.entries(discards).map(([cult, pile]) => [cult, [...pile].sort()]),
  tokens: tokens[seat!],
  // Plan markers come back with the round.
  supply: Object.entries(supply).map(([cult, { rituals, sites, dominance }]) => [cult, rituals, sites, dominance]),
});

/** What a card's own effects do to cards is not always told by an event: the end of the step is exact in any case. */
const QUIET = new Set([
  'abilityUsed',
  'triggered',
  'cardsKept',
  'cityRevealed',
  'scriptCancelled',
  'choiceMade',
  'npcPlanChosen',
]);

describe('hands, piles, tokens and supplies', () => {
  it.each(TABLES.map((_, i) => i))('follow from the events alone (game %i)', async (i) => {
    const config = configOf(i);
    const seats = (config['seats'] as { cult: string }[]).map(({ cult }, at) => ({ cult, by: at === 0 ? 'human' : 'random' }));
    const game = await PlayedGame.open();
    let moment = await game.begin({ config: { ...config, seats } });
    const below = liveStream(`hands ${i}`);
    let compared = 0;
    for (let { decision } = moment.view; decision !== null; { decision } = moment.view) {
      const answer = decision.legal?.[below(decision.legal.length)] ?? decision.suggest;
      const next = await game.answer(answer);
      let before = moment.view;
      for (const passage of next.passages) {
        const types = passage.events.map(({ type }) => type);
        const view = beatsOf(before, passage).at(-2)?.view ?? before;
        if (!types.some((type) => QUIET.has(type))) {
          compared++;
          expect({ types, ...(told(view) as object) }).toEqual({ types, ...(told(passage.view) as object) });
        }
        before = passage.view;
      }
      moment = next;
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('a Dominance marker that a card removes is in supply again', () => {
    const view = {
      districts: { uptown: { dominance: ['dagon', 'hastur'] } },
      supply: { dagon: { dominance: 7 }, hastur: { dominance: 7 } },
      scores: {},
      fight: null,
    } as unknown as TableView;
    const told = after(view, { type: 'dominanceRemoved', seat: 'dagon', district: 'uptown', field: 1 });
    expect(told.districts['uptown']!.dominance).toEqual(['hastur']);
    expect([told.supply['dagon']!.dominance, told.supply['hastur']!.dominance]).toEqual([8, 7]);
  });
});
