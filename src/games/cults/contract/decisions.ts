import { spec, type NoSpecs, type Spec, type Specs, type TypeOf } from '../../../kernel';
import { OUTLOOK } from './view/numbers';
import { card, cult, district, face, keyword, level, natural, some, stack, token } from './parts';

const { among, flag, list, noted, only, orNull, shape, text, whole } = spec;

/**
 * Every kind of decision by its name: what its options tell, and how many of them an answer takes. From this table come the names
 * of the kinds, the types that questions, pictures and labels are checked against, and the JSON Schemas. The page needs only the
 * types: import them with `import type`.
 */
export interface DecisionSpec<O extends readonly Spec<object>[] = readonly Spec<object>[]> {
  /** The details of an option, beside its id; several descriptions exclude each other by their fields. */
  readonly options: O;
  /** Whether one of the options may be to pass. */
  readonly pass?: true;
  /** How many options an answer takes; default exactly one. */
  readonly min?: Spec<number>;
  readonly max?: Spec<number>;
  /** Sums that the chosen options must reach. */
  readonly needs?: Spec<object>;
  /** Which of these fields a decision of this kind may have. */
  readonly may?: readonly ('excludes' | 'requires' | 'together' | 'for')[];
  /** There may be no options at all. */
  readonly empty?: true;
  /** Whether a card asks. */
  readonly source?: 'always' | 'maybe';
}

type Terms = Omit<DecisionSpec, 'options'>;
type Asking<O extends readonly Spec<object>[], T> = DecisionSpec<O> & T;

const asks = <const O extends readonly Spec<object>[], const T extends Terms = NoSpecs>(options: O, terms?: T): Asking<O, T> => ({
  options,
  ...(terms ?? ({} as T)),
});
const one = <F extends Specs>(fields: F): Asking<readonly [ReturnType<typeof shape<F>>], NoSpecs> => asks([shape(fields)]);

const yes = only(true);
const cost = natural;
const die = whole(0, 4);
const at = noted('Its place in the list of the district, from 0.', natural);
const leaves = noted('The Power that stays after it.', whole());
/** The levels of the own Rituals here after the move. */
const levelsHere = natural;
const arrival = { from: district, level, at, levelsHere };
/** The field that a Dominance marker would take, and how many own ones there are then. */
const marker = { district, at, markers: some };
/** R8.8–R10: what a Dominance here promises. */
const dominates = {
  terror: noted('The levels of the own Rituals here.', natural),
  sanity: whole(),
  attack: noted('The most Attack that the seat could bring now.', natural),
  markers: noted('Dominance markers that it could place after a success.', natural),
  rivals: noted(
    'The rival whose Rituals may be worth the most here, with one that it may move in; null where nobody can oppose (R9.2).',
    orNull(
      shape(
        { cult, levels: some, cards: noted('Cards in hand; of the NPC, those that it will reveal.', natural) },
        { outlook: OUTLOOK },
      ),
    ),
  ),
};
const severalTokens = { min: some, max: some } as const;
const ofCard = { source: 'always' } as const;

const SETUP = {
  placeStack: one({ card, district }),
  placeSite: one({ district }),
};

const ROUND = {
  reroll: asks([shape({ die, face })], { min: only(0), max: whole(1, 5) }),
  placePlan: one({ district }),
  /** R8.4–R8.8: what each Plan promises in a district. */
  takePlan: asks([
    // The cheapest card here; null where there is none.
    shape({ district, plan: only('augmentation'), costsFrom: orNull(cost) }),
    // The Site, or else the cheapest Ritual, after the advance.
    shape({ district, plan: only('preparation'), costsFrom: cost, builds: among(['site', 'ritual']) }),
    shape({ district, plan: only('preparation'), costsFrom: only(null), builds: only(null) }),
    // The own Rituals that could move here, and the highest level that one of them would have then.
    shape({ district, plan: only('influence'), moves: natural, highest: natural }),
    shape({ district, plan: only('dominance'), ...dominates }),
    shape({ district, plan: only('bluff'), tokens: natural }),
  ]),
  bluffTokens: asks([shape({ token })], severalTokens),
  discardTokens: asks([shape({ token })], severalTokens),
};

const PLANS = {
  useAbility: asks([shape({ card, keyword, zone: among(['hand', 'committed', 'spent']) }, { mode: text() })], {
    pass: true,
    source: 'maybe',
  }),
  augment: asks([shape({ card, stack, cost, leaves }), shape({ destroy: yes })], {
    min: whole(0, 1),
    max: whole(1, 3),
    may: ['excludes', 'requires', 'together'],
  }),
  prepare: asks([shape({ site: yes, cost, leaves }), shape({ ritual: level, cost, leaves })], {
    min: only(1),
    max: only(2),
    may: ['excludes', 'requires'],
  }),
  pay: asks([shape({ card, power: some }), shape({ token: only('initiate'), power: some })], {
    min: only(1),
    max: some,
    needs: shape({ power: some }, { leave: some }),
    may: ['for'],
    source: 'maybe',
  }),
  /** R8.7: `raisesTo` is null where the Ritual only moves. */
  influence: asks([shape({ ...arrival, raisesTo: orNull(level) }), shape({ draw: yes }), shape({ destroy: yes })], {
    min: whole(0, 1),
    max: only(2),
    may: ['excludes'],
  }),
  destroyDiscard: asks([shape({ card })], { source: 'maybe' }),
};

const FIGHT = {
  oppose: asks([shape(arrival)], { pass: true }),
  commit: asks([shape({ card, attack: natural }), shape({ token: only('thug'), attack: natural })], {
    min: only(0),
    max: natural,
    empty: true,
  }),
  terror: asks([shape({ card, terror: some }), shape({ token: only('freak'), terror: some })], {
    pass: true,
    min: only(0),
    max: natural,
    needs: shape({ terror: natural }),
  }),
  placeDominance: asks([shape({ field: some, ...marker }), shape({ replace: cult, ...marker })], { pass: true }),
  removeRitual: one({ level, district, at, keeps: noted('The levels that stay.', list(level)) }),
};

/** What cards ask. */
const CARDS = {
  chooseCard: asks([shape({ card, zone: among(['hand', 'discard']) })], { ...ofCard, min: natural, max: some }),
  chooseDie: asks([shape({ die, face })], ofCard),
  chooseDistrict: asks([shape({ district })], ofCard),
  chooseDominance: asks([shape({ cult, district, at })], ofCard),
  chooseNumber: asks([shape({ number: whole() })], ofCard),
  chooseOne: asks([shape({ choice: text(), source: text() })], { ...ofCard, pass: true }),
  chooseRitual: asks([shape({ cult, level, district, at })], ofCard),
  chooseSeat: asks([shape({ cult })], ofCard),
  chooseStack: asks([shape({ card, district })], ofCard),
  chooseTokens: asks([shape({ token }, { gain: flag })], { ...ofCard, ...severalTokens }),
  moveRitual: asks([shape({ from: district, level, to: district, at })], ofCard),
};

export const DECISIONS = { ...SETUP, ...ROUND, ...PLANS, ...FIGHT, ...CARDS };

type DecisionKinds = typeof DECISIONS;
/** Everything that the rules can ask. */
export type DecisionKind = keyof DecisionKinds;
export const DECISION_KINDS = Object.keys(DECISIONS) as readonly DecisionKind[];

/** What an option of each kind tells beside its id. */
export type OptionDetails = { readonly [K in DecisionKind]: TypeOf<DecisionKinds[K]['options'][number]> };
type Named<D> = D extends unknown ? { readonly id: string } & D : never;
/** An option of a kind that stands for something. */
export type OptionOf<K extends DecisionKind> = Named<OptionDetails[K]>;
/** The option to pass. Its id is `pass`, like that of no other. */
export type Passing = { readonly id: string; readonly pass: true };
/** Any option of a decision of a kind. */
export type AnyOptionOf<K extends DecisionKind> =
  | OptionOf<K>
  | (K extends unknown ? (DecisionKinds[K] extends { readonly pass: true } ? Passing : never) : never);
