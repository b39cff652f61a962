import {
  CARD_FRAMES,
  checkSetting,
  COPIES_PER_TYPE,
  DISTRICTS,
  labelOf,
  PARTS,
  RULE_FRAMES,
  STATE,
  type Catalogue,
  type State,
} from '../rules';
import { canonical, openAsk, Reader, spec, type Specs } from '../../../kernel';
import { checkContext, checkDeclared, checkModSettings, checkScript, checkStored } from './cards';
import { exactFields, fits, listOf, plainText, recordOf, whole, type Knowledge } from './fits';
import { checkFlow } from './flow';
import { checkLaws } from './laws';
import { type SavePlace, askPlace } from './place';
import { World } from './world';

/**
 * Checks a state from outside against its description, so that damage is named by its path before anything is played on it.
 * What belongs to mods and cards in `without`, which the game gives up, is only checked for its shape.
 */
export function checkState(value: unknown, book: Catalogue, place: SavePlace, without: readonly string[] = []): void {
  const { setting, types } = recordOf(value, place);
  checkSetting(new Reader(setting, place.at('setting').path), book);
  checkTypes(types, book, place.at('types'));
  new Checked(value as State, book, without, null).check(place);
}

function checkTypes(value: unknown, { types }: Catalogue, place: SavePlace): void {
  const ids = listOf(value, place);
  if (ids.length !== types.length || ids.some((id, i) => id !== types[i])) place.fail('otherCards');
}

/** The fields of every frame by its label. */
const FRAMES: ReadonlyMap<string, Specs> = new Map(
  Object.entries({ ...RULE_FRAMES, ...CARD_FRAMES }).map(([label, { fields }]) => [label, { step: spec.text(40), ...fields }]),
);
const NONE: Specs = {};

/** One state; the state before a card that asks is a second one, and has none before it. */
class Checked implements Knowledge {
  readonly #state: State;
  readonly #after: State | null;
  readonly #world: World;
  readonly #without: readonly string[];
  /** The card of which the frame at hand speaks. */
  #source = '';

  constructor(state: State, book: Catalogue, without: readonly string[], after: State | null) {
    this.#state = state;
    this.#after = after;
    this.#without = without;
    this.#world = new World(neededOf(state, book, without), book);
  }

  check(place: SavePlace): void {
    const state = this.#state;
    checkMade(state.made, this.#world.book, place.at('made'));
    fits(STATE, state, place, this);
    checkSeating(state, place);
    if (state.random.every((word) => word === 0)) place.at('random').fail('notAStream');
    if (this.#after !== null && openAsk(state) !== null) askPlace(place).fail('flowOutOfOrder', { step: 'script' });
    if (this.#after === null && openAsk(state) === null && state.outcome === null) askPlace(place).fail('fieldMissing');
    const ask = openAsk(state);
    if (ask !== null && ask.id !== state.asked) askPlace(place).at('id').fail('otherQuestion');
    checkLaws(state, place);
    checkFlow(state, place);
  }

  known(what: string, value: unknown, place: SavePlace, none: boolean): void {
    this.#world.check(what, value, place, none);
    if (what === 'source') this.#source = value as string;
  }

  part(name: string, value: unknown, place: SavePlace): void {
    const world = this.#world;
    switch (name) {
      case 'context':
        fits(PARTS['context']!, value, place, this);
        return checkContext(value, world, place);
      case 'effects':
      case 'effect':
      case 'trigger':
        return checkDeclared(name, value, this.#source, world, place);
      case 'frame':
        return this.#frame(value, place);
      case 'before':
        return this.#before(value, place);
      case 'stored':
        return checkStored(value, place);
      case 'modSettings':
        return checkModSettings(value, world.book, place);
      default:
        throw new Error(`no part ${name}`);
    }
  }

  #frame(value: unknown, place: SavePlace): void {
    const frame = recordOf(value, place);
    const label = labelOf(frame);
    const fields = FRAMES.get(label);
    if (fields === undefined) return place.at('step').fail('unknownId', { value: label.slice(0, 60), known: [] });
    exactFields(frame, fields, NONE, place, this);
    if (label === 'script') checkScript(frame, this.#world, place);
  }

  /** The same game before the card began: one deep, since before it nothing was asked. */
  #before(value: unknown, place: SavePlace): void {
    if (this.#after !== null) place.fail('flowOutOfOrder', { step: 'script' });
    recordOf(value, place);
    const before = value as State;
    const { setting, types } = this.#state;
    if (canonical(before.setting) !== canonical(setting)) place.at('setting').fail('damagedSave');
    if (canonical(before.types) !== canonical(types)) place.at('types').fail('otherCards');
    new Checked(before, this.#world.book, this.#without, this.#state).check(place);
  }
}

/** What must be known of a state before the rest can be read. */
function neededOf(state: State, book: Catalogue, without: readonly string[]): Pick<State, 'setting' | 'made' | 'blank'> {
  const { setting, made, blank } = state;
  const names = Array.isArray(blank) ? blank.slice(0, 500).filter((name) => typeof name === 'string') : [];
  return { setting, made: Array.isArray(made) ? made.slice(0, book.types.length) : [], blank: [...names, ...without] };
}

function checkMade(value: unknown, { types }: Catalogue, place: SavePlace): void {
  const made = listOf(value, place);
  if (made.length !== types.length) place.fail('wrongLength', { count: made.length, max: types.length });
  made.forEach((count, i) => whole(count, 0, COPIES_PER_TYPE, place.at(i)));
}

/** R1.1, R12.1: the seats are those that were chosen, the NPC last; the districts are open but for the closed one. */
function checkSeating({ seats, setting, districts, first, objective, phase }: State, place: SavePlace): void {
  const cults = [...setting.seats.map(({ cult }) => cult), ...(setting.npc === null ? [] : [setting.npc])];
  if (seats.length !== cults.length) place.at('seats').fail('wrongLength', { count: seats.length, max: cults.length });
  seats.forEach(({ cult, npc, bonus }, i) => {
    const here = place.at('seats').at(i);
    if (plainText(cult, 120, here) !== cults[i]) here.at('cult').fail('damagedSave');
    if (npc !== i >= setting.seats.length || (!npc && bonus.length > 0)) here.at('npc').fail('damagedSave');
  });
  const closed = districts.findIndex(({ open }) => !open);
  if (districts.filter(({ open }) => !open).length > 1 || (DISTRICTS[closed] ?? null) !== setting.closed)
    place.at('districts').fail('damagedSave');
  if (setting.npc !== null && first !== 0) place.at('first').fail('damagedSave');
  if ((objective === null) !== (setting.npc === null) && !(objective === null && phase === 'setup'))
    place.at('objective').fail('damagedSave');
}
