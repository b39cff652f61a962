import { describe, expect, it } from 'vitest';
import type { Quadrant } from '../../../../src/games/cults/picture/config/board-layout';
import type { Rect } from '../../../../src/platform/config/layout';
import { tableLayoutFor } from '../../../../src/games/cults/picture/config/table-layout';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { coachPlaces, whyNotPlace } from '../../../../src/games/cults/picture/prompts/places/chip-place';
import { Choice } from '../../../../src/platform/prompts/choice';
import { menuPlace } from '../../../../src/games/cults/picture/prompts/places/menu-place';
import { StagedChoice } from '../../../../src/platform/prompts/staged-choice';
import { itemsOf } from '../../../../src/platform/prompts/tray/tray-items';
import { arrange, handBeside } from '../../../../src/platform/prompts/tray/tray-layout';
import '../../../../src/games/cults/words/all';
import { appWords } from '../../../../src/games/cults/words';
import type { Books } from '../../../../src/games/cults/picture/cards/books';
import { planTray } from '../../../../src/games/cults/picture/prompts/tiles/tray-plan';
import { sumOf } from '../../../../src/games/cults/picture/prompts/tiles/sums';
import type { Decision, Option, TableView } from '../../../../src/games/cults/contract/view-types';

const decision = (kind: string, options: readonly Option[], more: Partial<Decision> = {}): Decision => ({
  id: 1,
  seat: 'dagon',
  kind,
  options,
  min: 0,
  max: options.length,
  suggest: [],
  refused: [],
  ...more,
});

const cards = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, card: `card-${at}`, attack: 1 }));
const thugs = (count: number): Option[] => Array.from({ length: count }, (_, at) => ({ id: `t${at}`, token: 'thug', attack: 1 }));
const view = { districts: {} } as unknown as TableView;
const stagedOf = (asked: Decision): StagedChoice => new StagedChoice(asked, (option) => stagesOf(option, view, asked));
const itemsFor = (asked: Decision): ReturnType<typeof itemsOf> => itemsOf(stagedOf(asked).offers, asked.refused);

describe('the sum of what is chosen', () => {
  it.each(['en', 'pl'] as const)('does not call exact what is more than needed (%s)', (lang) => {
    const app = appWords(lang);
    const asked = decision('terror', [{ id: 'nightgaunt', card: 'nightgaunt', terror: 2 }], { needs: { terror: 1 } });
    const choice = new Choice(asked);
    choice.toggle('nightgaunt');
    const sum = sumOf(choice, { app, decision: asked, view, books: { words: { label: () => '' } } as unknown as Books });
    expect(sum).toMatchObject({ have: 2, need: 1, words: app.prompts.excess(1), isFine: true });
    expect(app.prompts.ofNeed(2, 1)).not.toBe(app.prompts.ofNeed(1, 2).replace('1', '2'));
  });
});

describe('the tray', () => {
  it('groups tokens, lets cards stand alone, ends with passing, and tells what is refused', () => {
    const options = [...cards(2), { id: 'pass', pass: true } as Option, ...thugs(3)];
    const refused = [{ what: 'x', code: 'stackEmpty', rule: 'R8.5' }];
    const items = itemsFor(decision('commit', options, { refused }));
    expect(items.map(({ form, offers }) => [form, offers.length])).toEqual([
      ['card', 1],
      ['card', 1],
      ['token', 3],
      ['refused', 0],
      ['pass', 1],
    ]);
  });

  it.each([
    [1, 0],
    [7, 9],
    [8, 20],
    [3, 2],
  ])('keeps %i cards and %i tokens inside, apart and readable', (many, tokens) => {
    for (const unit of [1, 0.853]) {
      const room = { x: 10, y: 20, width: 660 * unit, height: 139 * unit };
      const places = [...arrange(itemsFor(decision('commit', [...cards(many), ...thugs(tokens)])), room, unit).values()];
      for (const { x, y, width, height } of places) {
        expect(x).toBeGreaterThanOrEqual(room.x - 0.01);
        expect(x + width).toBeLessThanOrEqual(room.x + room.width + 0.01);
        expect(y + height).toBeLessThanOrEqual(room.y + room.height + 0.01);
        expect(width).toBeGreaterThan(70 * unit);
      }
      places.forEach((a, at) => {
        for (const b of places.slice(at + 1)) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart).toBe(true);
        }
      });
    }
  });
});

describe('the hand beside the tray', () => {
  const dice = (count: number): Option[] => Array.from({ length: count }, (_, at) => ({ id: `d${at}`, die: at, face: 'blank' }));
  const abilities = (count: number): Option[] =>
    Array.from({ length: count }, (_, at) => ({ id: `a${at}`, card: `card-${at}`, keyword: 'planning' }));

  it.each([
    ['reroll', dice(4), 5],
    ['reroll', dice(4), 7],
    ['useAbility', [...abilities(2), { id: 'pass', pass: true }], 5],
    ['useAbility', [...abilities(1), { id: 'pass', pass: true }], 6],
  ] as const)('stays in sight with %s', (kind, options, cards) => {
    for (const [width, height] of [
      [1600, 900],
      [1280, 720],
      [1024, 768],
    ] as const) {
      const { hand, unit } = tableLayoutFor(width, height);
      const items = itemsFor(decision(kind, options));
      const card = 124 * unit;
      const fan = handBeside(items, hand.width, cards, card, unit);
      // The first icon of every card is seen, and the tiles that stay have their room.
      expect(fan).toBeGreaterThanOrEqual(card + (cards - 1) * 34 * unit);
      const room = { x: 0, y: 0, width: hand.width - fan - 24 * unit, height: 139 * unit };
      for (const { width: wide } of arrange(items, room, unit).values()) expect(wide).toBeGreaterThanOrEqual(72 * unit);
    }
  });

  it('is covered by no tile, however many cards and whatever is asked', () => {
    const asked = [
      decision('oppose', [
        { id: 'r', from: 'uptown', level: 2 },
        { id: 'pass', pass: true },
      ]),
      decision('useAbility', [...abilities(2), { id: 'pass', pass: true }]),
      decision('useAbility', [...abilities(1), { id: 'pass', pass: true }]),
      decision('reroll', dice(5)),
    ];
    for (const [width, height] of [
      [1600, 900],
      [1280, 720],
      [1024, 768],
      [3840, 2160],
    ] as const)
      for (const [at, count] of asked.flatMap((_, kind) => Array.from({ length: 12 }, (__, cards) => [kind, cards] as const))) {
        const layout = tableLayoutFor(width, height);
        const { ground, hand } = planTray(layout, itemsFor(asked[at]!), count);
        if (hand === null) continue;
        // The outer cards of the fan are turned a little.
        const tilt = 5 * layout.unit;
        expect(ground.x + ground.width + tilt, `${asked[at]!.kind} with ${count} cards`).toBeLessThanOrEqual(hand.x);
      }
  });

  it('gives way to tiles that need the whole tray, and an empty hand takes nothing', () => {
    const { hand, unit } = tableLayoutFor(1600, 900);
    expect(handBeside(itemsFor(decision('useAbility', abilities(5))), hand.width, 5, 138 * unit, unit)).toBe(0);
    expect(handBeside(itemsFor(decision('reroll', dice(3))), hand.width, 0, 138 * unit, unit)).toBe(0);
  });
});

describe('a payment', () => {
  const options = [
    { id: 'a', card: 'adept', power: 2 },
    { id: 'b', card: 'acolyte', power: 1 },
    { id: 'c', token: 'initiate', power: 1 },
  ];

  it('names what is superfluous (R6.9)', () => {
    const choice = new Choice(decision('pay', options, { min: 1, needs: { power: 2 } }));
    choice.set(['a', 'b']);
    expect(choice.superfluous.map(({ id }) => id)).toEqual(['b']);
    expect(choice.isLegal).toBe(false);
    choice.set(['a']);
    expect(choice.superfluous).toEqual([]);
    expect(choice.isLegal).toBe(true);
  });

  it('leaves enough for the next one (R8.6)', () => {
    const choice = new Choice(decision('pay', options, { min: 1, needs: { power: 1, leave: 3 } }));
    choice.set(['a']);
    expect([choice.leavesTooLittle, choice.isLegal]).toEqual([true, false]);
    choice.set(['b']);
    expect([choice.leavesTooLittle, choice.isLegal]).toEqual([false, true]);
  });
});

describe('two stages', () => {
  it('can be left', () => {
    const staged = stagedOf(decision('placeStack', [{ id: 's@d', card: 's', district: 'downtown' }], { min: 1 }));
    staged.point('tile:s');
    expect(staged.entered).toBe('tile:s');
    expect(staged.leave()).toBe(true);
    expect([staged.entered, staged.leave()]).toEqual([null, false]);
  });
});

describe('what is said beside the board', () => {
  it.each([
    [1600, 900],
    [1920, 1080],
    [1280, 800],
    [1200, 800],
    [1890, 900],
    [1024, 768],
    [1180, 800],
    [1280, 1024],
  ])('leaves the rim free at %i×%i, and is wide enough to read', (width, height) => {
    const layout = tableLayoutFor(width, height);
    const { board, prompt, zoom, seat, unit } = layout;
    const places = coachPlaces(layout, false);
    for (const place of [...places, whyNotPlace(layout)]) {
      // The point of the chip that is nearest to the middle of the board.
      const x = Math.min(Math.max(board.x, place.x), place.x + place.width);
      const y = Math.min(Math.max(board.y, place.y), place.y + place.height);
      const free = board.radius - (layout.shape === 'classic' && places.indexOf(place) > 0 ? 42 * unit : 0);
      expect(Math.hypot(x - board.x, y - board.y)).toBeGreaterThanOrEqual(free);
      expect(place.x + place.width).toBeLessThanOrEqual(zoom.x);
      expect(place.y + place.height).toBeLessThanOrEqual(prompt.y);
      expect(place.width).toBeGreaterThanOrEqual(116 * unit);
    }
    const [coach] = places as readonly [Rect];
    expect(coach.width).toBeGreaterThanOrEqual(200 * unit);
    // Room for two hundred letters in the smallest size: the longest advice can be read somewhere.
    const letters = places.map(
      (place) => Math.floor((place.width - 46 * unit) / (6 * unit)) * Math.floor((place.height - 4 * unit) / (14 * unit)),
    );
    expect(Math.max(...letters)).toBeGreaterThanOrEqual(125);
    // It reaches over the own seat on wide screens.
    expect(coach.y + coach.height).toBeLessThanOrEqual(seat.y);
  });
});

describe('the Plan menu', () => {
  const quadrants: readonly Quadrant[] = ['downtown', 'rivertown', 'uptown', 'northside'];

  it.each([
    [1600, 900],
    [1920, 1080],
    [1280, 720],
    [1024, 768],
  ])('never lies over the board at %i×%i', (width, height) => {
    const layout = tableLayoutFor(width, height);
    const { board, prompt, unit } = layout;
    for (const quadrant of quadrants) {
      for (const high of [220 * unit, 400 * unit]) {
        const place = menuPlace(layout, quadrant, high);
        const isBeside = place.x + place.width <= board.x - board.radius || place.x >= board.x + board.radius;
        expect([quadrant, isBeside]).toEqual([quadrant, true]);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(width);
        expect(place.y + place.height).toBeLessThanOrEqual(prompt.y);
      }
    }
  });
});
