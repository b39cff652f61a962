import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../../../../src/games/cults/picture/reduce/along';
import { liveStream } from '../../../../../src/kernel';
import type { CultsReading } from '../../../../../src/games/cults/reading';
import type { Passage } from '../../../../../src/kernel';
import type { FightView, TableView } from '../../../../../src/games/cults/contract/view-types';
import { fightIn, withIntended, type FightFacts } from '../../../../../src/games/cults/picture/facts/fight';
import { PlayedGame } from '../../../../platform/host/played-game';

/** The scene of a Confrontation as a pure function of the view. */

const faces = (reading: CultsReading) => (id: string) => {
  const card = reading.cards.find((one) => one.id === id);
  const icons = card !== undefined && 'icons' in card ? (card.icons ?? {}) : {};
  return { icons: { attack: icons.attack ?? 0, power: icons.power ?? 0, terror: icons.terror ?? 0 } };
};

const rituals = (...cults: readonly string[]): [string, number][] => cults.flatMap((cult): [string, number][] => [[cult, 1]]);

/** A position in which everybody meets in Downtown again and again. */
function meeting(seats: readonly string[], seed: string): Record<string, unknown> {
  const hand = ['brute', 'nightgaunt', 'acolyte', 'hunting-horror', 'fanatic'];
  return {
    seats: seats.map((cult, at) => ({ cult, by: at === 0 ? 'human' : 'random' })),
    phase: 'action',
    seed,
    districts: {
      downtown: { rituals: rituals(...seats), plans: seats.flatMap((cult) => [cult, cult]) },
      northside: { plans: [...seats] },
    },
    hands: Object.fromEntries(seats.map((cult) => [cult, hand])),
    tokens: Object.fromEntries(seats.map((cult) => [cult, { thug: 3, initiate: 2, freak: 2 }])),
  };
}

const SOLO = {
  seats: ['dagon'],
  phase: 'action',
  closed: 'rivertown',
  solo: { npc: 'hastur', objective: 'ascendance', bonus: { cards: ['brute'], thugs: 2 } },
  // The NPC's other Rituals lie where R12.2 puts them; one of them comes here (R12.5).
  districts: { downtown: { rituals: [...rituals('dagon'), ['hastur', 2]], plans: ['hastur', 'dagon'] } },
  hands: { dagon: ['brute', 'nightgaunt', 'acolyte'] },
  tokens: { dagon: { thug: 2, initiate: 0, freak: 0 } },
};

interface Watcher {
  readonly passage: (before: TableView, passage: Passage<TableView>) => void;
  readonly view: (view: TableView) => void;
}

/** Plays to the next Hiding phase with random answers, Dominance wherever it is possible. */
async function play(game: PlayedGame, scenario: unknown, seed: string, watch: Watcher): Promise<void> {
  let moment = await game.begin({ scenario });
  const below = liveStream(seed);
  for (let { decision, phase } = moment.view; decision !== null && phase === 'action'; { decision, phase } = moment.view) {
    watch.view(moment.view);
    const dominance = decision.options.find((option) => option['plan'] === 'dominance');
    const random = decision.legal === undefined ? decision.suggest : decision.legal[below(decision.legal.length)]!;
    const next = await game.answer(dominance === undefined ? random : [dominance.id]);
    let before = moment.view;
    for (const passage of next.passages) {
      watch.passage(before, passage);
      before = passage.view;
    }
    moment = next;
  }
}

/** What "instead of its icons" took is told by no event: it is right at the end of the step. */
const comparable = (fight: FightView | null): unknown =>
  fight === null
    ? null
    : {
        district: fight.district,
        winner: fight.winner,
        sides: fight.sides.map(({ seat, revealed, cards, thugs, extra, dice }) => ({
          seat,
          revealed,
          cards,
          thugs: thugs ?? null,
          extra: extra ?? 0,
          dice: dice ?? [],
        })),
      };

const TABLES: readonly (readonly string[])[] = [
  ['dagon', 'hastur'],
  ['chaugnar', 'dagon', 'hastur'],
  ['cthulhu', 'chaugnar', 'dagon', 'hastur'],
];

describe('a Confrontation on the table', () => {
  it.each(TABLES.map((seats) => [seats.length, seats] as const))('follows from the events alone (%i cults)', async (_, seats) => {
    const game = await PlayedGame.open();
    let fights = 0;
    for (let i = 0; i < 6; i++) {
      await play(game, meeting(seats, `fight ${i}`), `answers ${i}`, {
        view: () => undefined,
        passage: (before, passage) => {
          const told = beatsOf(before, passage).at(-2)?.view ?? before;
          if (passage.view.fight !== null) fights++;
          const own = passage.view.fight?.sides.find((side) => side.seat === passage.view.seat);
          // Before one has committed, one's empty side is known as a list or as a count.
          if (own !== undefined && !own.revealed && Array.isArray(own.cards) && own.cards.length === 0) return;
          expect({ events: passage.events.map(({ type }) => type), fight: comparable(told.fight) }).toEqual({
            events: passage.events.map(({ type }) => type),
            fight: comparable(passage.view.fight),
          });
        },
      });
    }
    expect(fights).toBeGreaterThan(6);
  });

  it.each(TABLES.map((seats) => [seats.length, seats] as const))(
    'adds up to the Attack that the rules count (%i cults)',
    async (_, seats) => {
      const game = await PlayedGame.open();
      let decided = 0;
      for (let i = 0; i < 4; i++) {
        await play(game, meeting(seats, `fight ${i}`), `answers ${i}`, {
          view: (view) => {
            const fight = fightIn(view);
            for (const { seat, attack } of view.fight?.sides ?? [])
              if (attack !== undefined) expect(fight!.forces.find((force) => force.seat === seat)!.total).toBe(attack);
          },
          passage: (before, passage) => {
            for (const { event, view } of beatsOf(before, passage)) {
              if (event?.type !== 'confrontationDecided') continue;
              decided++;
              const fight = fightIn(view)!;
              expect(fight.stage).toBe('outcome');
              expect(fight.certain).toBe(true);
            }
          },
        });
      }
      expect(decided).toBeGreaterThan(1);
    },
  );

  it('of the NPC shows its dice and what it has kept', async () => {
    const game = await PlayedGame.open();
    const seen: FightFacts[] = [];
    const note = (view: TableView): void => {
      const fight = fightIn(view);
      if (fight !== null) seen.push(fight);
    };
    await play(game, SOLO, 'npc', {
      view: note,
      passage: (before, passage) => beatsOf(before, passage).forEach(({ view }) => note(view)),
    });
    const npc = (fight: FightFacts) => fight.forces.find((force) => force.npc)!;
    const commit = seen.find((fight) => fight.stage === 'commit')!;
    expect(npc(commit).sources.map(({ what, value }) => [what, value])).toEqual([
      ['rituals', 3],
      ['cards', null],
      ['thugs', 2],
      ['dice', null],
    ]);
    expect(commit.certain).toBe(false);
    const outcome = seen.find((fight) => fight.stage === 'outcome')!;
    expect(npc(seen.find((fight) => npc(fight).revealed)!).cards).toHaveLength(4);
    expect(npc(outcome).dice).toHaveLength(5);
    expect(npc(outcome).thugsShown).toBe(true);
    expect(outcome.certain).toBe(true);
  });

  it('shows whoever commits what they have chosen so far, and changes nothing of the others (R9.3)', async () => {
    const game = await PlayedGame.open();
    const { reading } = game;
    let commits = 0;
    await play(game, meeting(['dagon', 'hastur'], 'intended'), 'intended', {
      view: (view) => {
        if (view.decision?.kind !== 'commit') return;
        commits++;
        const chosen = (card: string): { card: string; attack: number } => ({ card, attack: faces(reading)(card).icons.attack });
        const before = fightIn(view)!;
        const fight = withIntended(before, { cards: ['brute', 'acolyte'].map(chosen), thugs: 2 });
        const [own, rival] = [true, false].map((is) => fight.forces.find((force) => force.own === is)!);
        const attack = chosen('brute').attack + chosen('acolyte').attack;
        expect(own!.cards.map(({ card }) => card)).toEqual(['brute', 'acolyte']);
        expect(own!.thugs).toBe(2);
        expect(own!.total).toBe(own!.rituals.reduce((sum, level) => sum + level, 0) + attack + 2);
        expect(own!.sources.map(({ what }) => what)).toEqual(
          before.forces.find((force) => force.own)!.sources.map(({ what }) => what),
        );
        expect(rival).toEqual(before.forces.find((force) => !force.own));
        expect(fight.leader).toBe(own!.total === rival!.total ? null : own!.total > rival!.total ? own!.seat : rival!.seat);
      },
      passage: () => undefined,
    });
    expect(commits).toBeGreaterThan(0);
  });

  it('never tells what a rival holds in the fist', async () => {
    const game = await PlayedGame.open();
    let hidden = 0;
    await play(game, meeting(['dagon', 'hastur'], 'fist'), 'fist', {
      view: (view) => {
        const rival = fightIn(view)?.forces.find((force) => !force.own);
        if (rival === undefined || rival.thugsShown) return;
        hidden++;
        expect(rival.thugs).toBeNull();
        expect(rival.total).toBe(
          rival.rituals.reduce((sum, level) => sum + level, 0) + (rival.revealed ? attackOn(rival.cards) : 0),
        );
      },
      passage: () => undefined,
    });
    expect(hidden).toBeGreaterThan(0);
  });
});

const attackOn = (cards: FightFacts['forces'][number]['cards']): number =>
  cards.reduce((sum, { attack, forfeited }) => sum + (forfeited ? 0 : attack), 0);
