import { spec, type Spec } from '../../../kernel';
import type { District, Face, Keyword, Phase, Plan, StackKind, Token } from './ids';

const { by, list, part, whole } = spec;

/** The small things of which views, events and options are made. Each has a schema of its own under its name. */

/** A cult id; seats are named by their cult. A cult of a mod is `mod-id:cult-id`. */
export const cult: Spec<string> = part('cult');
/** A card id; a card of a mod is `mod-id:card-id`. */
export const card: Spec<string> = part('card');
export const cards: Spec<readonly string[]> = list(card);
export const district: Spec<District> = part('district');
export const token: Spec<Token> = part('token');
export const face: Spec<Face> = part('face');
export const plan: Spec<Plan> = part('plan');
export const phase: Spec<Phase> = part('phase');
export const keyword: Spec<Keyword> = part('keyword');
export const stack: Spec<StackKind> = part('stack');
/** The name of a number of the rules that cards may change. */
export const ruleNumber: Spec<string> = part('ruleNumber');
/** The level of a Ritual (R2.1). */
export const level: Spec<number> = part('level');

/** Something for districts, of which some may have none. */
export const byDistrict = <T>(of: Spec<T>): Spec<Readonly<Partial<Record<District, T>>>> => by('district', of);

export const natural: Spec<number> = whole(0);
/** At least one. */
export const some: Spec<number> = whole(1);
