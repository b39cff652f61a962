import { modOf } from '../../../kernel';
import {
  COPIES_PER_TYPE,
  DISTRICTS,
  KEYWORDS,
  levelOf,
  ownerOf,
  PHASES,
  SOURCE_LIKE,
  typeOf,
  type Catalogue,
  type State,
} from '../rules';
import { oneOf, plainText, whole } from './fits';
import type { SavePlace } from './place';

/**
 * Things of the game at hand, as a state names them. The state need not be checked yet: `neededOf` in state.ts cuts the fields that
 * this class reads down to what can be read safely.
 */
export class World {
  readonly book: Catalogue;
  readonly seats: number;
  readonly humans: number;
  readonly rounds: number;
  readonly #closed: number;
  readonly #made: readonly unknown[];
  readonly #blank: ReadonlySet<unknown>;
  readonly #sources: ReadonlySet<string>;
  readonly #npcCards: ReadonlySet<string>;
  /** Mods of which a state may speak: those in play, and those with which the game began or which were given up since. */
  readonly mods: ReadonlySet<string>;

  constructor(state: Pick<State, 'setting' | 'made' | 'blank'>, book: Catalogue) {
    const { setting, made, blank } = state;
    this.book = book;
    this.humans = setting.seats.length;
    this.seats = setting.seats.length + (setting.npc === null ? 0 : 1);
    this.rounds = setting.rounds;
    this.#closed = DISTRICTS.indexOf(setting.closed as never);
    this.#made = made;
    this.#blank = new Set<unknown>(blank);
    const npcCards = [...book.npc.values()].map(({ id }) => id);
    this.#npcCards = new Set(npcCards);
    this.#sources = new Set([...book.types, ...book.city.keys(), ...npcCards]);
    const named = [...setting.mods, ...book.book.mods, ...blank, ...book.book.cards.map(({ id }) => modOf(id))];
    this.mods = new Set([...named, 'base']);
  }

  /** Whether a card, or its mod, was given up: nothing of it happens any more. */
  isGivenUp(card: string): boolean {
    return this.#blank.has(card) || this.#blank.has(modOf(card));
  }

  isNpcCard(card: string): boolean {
    return this.#npcCards.has(card);
  }

  isSource(card: string): boolean {
    return this.#sources.has(card);
  }

  check(what: string, value: unknown, place: SavePlace, none: boolean): void {
    const look = KNOWN[what];
    if (look === undefined) throw new Error(`nothing is known of ${what}`);
    look(this, value, place, none ? -1 : 0);
  }

  openDistrict(value: unknown, place: SavePlace): void {
    const district = whole(value, 0, DISTRICTS.length - 1, place);
    if (district === this.#closed) place.fail('districtClosed', { district: DISTRICTS[district]! });
  }

  /** A copy that was made: its type, and a number that has been given out. */
  copy(value: unknown, least: number, place: SavePlace): void {
    const copy = whole(value, least, this.book.types.length * COPIES_PER_TYPE - 1, place);
    if (copy >= 0 && copy % COPIES_PER_TYPE >= (this.#made[typeOf(copy)] as number)) place.fail('copyNotMade', { value: copy });
  }
}

type Look = (world: World, value: unknown, place: SavePlace, least: number) => void;

const SOURCE = new RegExp(SOURCE_LIKE);

const KNOWN: Readonly<Record<string, Look>> = {
  seat: ({ seats }, value, place, least) => void whole(value, least, seats - 1, place),
  human: ({ humans }, value, place) => void whole(value, 0, humans - 1, place),
  npc: ({ humans, seats }, value, place) => void whole(value, humans, seats - 1, place),
  district: (_, value, place, least) => void whole(value, least, DISTRICTS.length - 1, place),
  openDistrict: (world, value, place) => world.openDistrict(value, place),
  districtName: (_, value, place) => oneOf(value, DISTRICTS, place),
  type: ({ book }, value, place, least) => void whole(value, least, book.types.length - 1, place),
  copy: (world, value, place, least) => world.copy(value, least, place),
  made: (_, value, place) => void whole(value, 0, COPIES_PER_TYPE, place),
  round: ({ rounds }, value, place) => void whole(value, 1, rounds, place),
  phase: (_, value, place) => oneOf(value, PHASES.slice(1), place),
  ritual({ seats }, value, place) {
    const marker = whole(value, 1, seats * 4 - 1, place);
    if (levelOf(marker) === 0 || ownerOf(marker) >= seats)
      place.fail('outOfRange', { value: marker, min: 1, max: seats * 4 - 1 });
  },
  usedMark(world, value, place) {
    const mark = whole(value, 0, Number.MAX_SAFE_INTEGER, place);
    if (mark % 16 >= KEYWORDS.length) place.fail('outOfRange', { value: mark % 16, min: 0, max: KEYWORDS.length - 1 });
    world.copy(Math.floor(mark / 16), 0, place);
  },
  cult: ({ book }, value, place) => oneOf(value, [...book.cults.keys()], place),
  objective: ({ book }, value, place) => oneOf(value, [...book.objectives.keys()], place),
  setup: ({ book }, value, place) => oneOf(value, [...book.setups.keys()], place),
  cityCard({ book }, value, place) {
    if (typeof value !== 'string' || !book.city.has(value)) oneOf(value, [...book.city.keys()], place);
  },
  source(world, value, place) {
    const id = plainText(value, 120, place);
    if (!world.isSource(id) && !world.isGivenUp(id)) place.fail('unknownCard', { value: id, known: [] });
  },
  modifierSource(world, value, place) {
    const source = plainText(value, 300, place);
    if (!SOURCE.test(source) || !world.mods.has(modOf(source)))
      place.fail('unknownCard', { value: source.slice(0, 60), known: [] });
  },
  /** What is paid for: something of the rules, or what a card asks for, also one that was given up since. */
  reason(world, value, place) {
    const why = plainText(value, 120, place);
    if (!world.isSource(why) && !world.isGivenUp(why)) oneOf(value, ['cards', 'site', 'ritual'], place);
  },
};
