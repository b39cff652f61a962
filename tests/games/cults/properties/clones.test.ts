import { describe, expect, it } from 'vitest';
import { canonical, openAsk, type Spec } from '../../../../src/kernel';
import { RandomBot } from '../../../../src/platform/bots';
import { answerIndices, cloneState, play, STATE, type State } from '../../../../src/games/cults/rules';
import { madeFromState } from '../../../../src/tools/cli/schemas/schema';
import { read } from '../../../house/imports';
import { playRandomGame } from './random-games';

type Held = Record<string | number, unknown>;
type Visit = (spec: Spec, holder: Held, key: string | number, path: string) => void;

/** Calls `visit` with every described value of a state that is there, and with what holds it. */
function everyPart(spec: Spec, holder: Held, key: string | number, path: string, visit: Visit): void {
  visit(spec, holder, key, path);
  const value = holder[key];
  if (typeof value !== 'object' || value === null) return;
  const held = value as Held;
  const within = (of: Spec, at: string | number): void => everyPart(of, held, at, `${path}.${at}`, visit);
  if (spec.is === 'orNull') everyPart(spec.of, holder, key, path, visit);
  else if (spec.is === 'list') Object.keys(held).forEach((at) => within(spec.of, Number(at)));
  else if (spec.is === 'tuple') spec.of.forEach(within);
  else if (spec.is === 'shape')
    for (const [field, of] of Object.entries({ ...spec.fields, ...spec.optional }))
      if (Object.hasOwn(held, field)) within(of, field);
}

/** The values that copies have for themselves: everything held by something that is `own`. */
function ownParts(
  state: State,
): { readonly path: string; readonly of: (other: State) => { holder: Held; key: string | number } }[] {
  const owners = new Set<unknown>([state]);
  const found: ReturnType<typeof ownParts> = [];
  everyPart(STATE, { state }, 'state', 'state', (spec, holder, key, path) => {
    if (spec.own === true) owners.add(holder[key]);
    if (path === 'state' || !owners.has(holder)) return;
    const steps = path.split('.').slice(1);
    found.push({
      path,
      of: (other) => ({
        holder: steps.slice(0, -1).reduce<unknown>((at, step) => (at as Held)[step], other) as Held,
        key: steps.at(-1)!,
      }),
    });
  });
  return found;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe('copies of a state', () => {
  it.each(Object.entries(madeFromState()))(
    '%s is made from the description (npm run -s cults -- schema --write)',
    (path, text) => {
      expect(read(path)).toBe(text);
    },
  );

  it('keep what they own for themselves: no field that is changed in one shows in another (8 games)', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) {
      playRandomGame(i, ({ state }) => {
        if (state.asked % 29 !== 0) return;
        const before = canonical(state);
        for (const { path, of } of ownParts(state)) {
          const copy = cloneState(state);
          const { holder, key } = of(copy);
          holder[key] = 'changed';
          if (canonical(state) !== before) throw new Error(`${path} is shared between copies`);
          seen.add(path.replace(/\d+/g, '#'));
        }
      });
    }
    // Also what is there only in a turn, a roll or a fight.
    for (const path of [
      'state.seats.#.hand',
      'state.turn.spent',
      'state.dice.faces',
      'state.fight.sides.#.cards',
      'state.rolls.npc',
    ])
      expect(seen).toContain(path);
  });

  it('change nothing that they share: a whole game goes on from a frozen state (40 games)', () => {
    for (let i = 0; i < 40; i++) {
      playRandomGame(i, (game) => {
        if (openAsk(game.state) === null || game.state.asked % 11 !== 0) return;
        const copy = cloneState(frozen(cloneState(game.state)));
        const other = play(copy, game.book, null);
        const bot = new RandomBot(`frozen ${i}`);
        for (let n = 0, ask = openAsk(copy); n < 40 && ask !== null; n++, ask = openAsk(copy))
          answerIndices(other, bot.choose(ask));
      });
    }
  });

  it('have their fields in the described order, so that V8 keeps one shape for them (8 games)', () => {
    for (let i = 0; i < 8; i++) {
      playRandomGame(i, ({ state }) => {
        everyPart(STATE, { state }, 'state', 'state', (spec, holder, key, path) => {
          if (spec.own !== true || spec.is !== 'shape') return;
          const fields = Object.keys(holder[key] as object).filter((field) => Object.hasOwn(spec.fields, field));
          if (fields.join() !== Object.keys(spec.fields).join()) throw new Error(`${path}: ${fields.join()}`);
        });
      });
    }
  });
});
