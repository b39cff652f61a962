import type { Card, Cult, FirstGame, HouseRule, ModifierSpec } from '../rules';
import { Reader } from '../../../kernel';
import type { Printed, Text } from '../contract/cards';
import { KIND_NAMES, KINDS } from '../contract/language';
import { problemsOf, refuse, type DeclarationProblem } from './check';
import { checkSize, iconsOf } from './single-values';

export type { Printed, Text } from '../contract/cards';

/** A starting card that takes the place of one copy of another in a cult's deck. */
export interface Signature {
  readonly cult: string;
  readonly replaces: string;
}

export type Declared =
  | { readonly kind: 'card'; readonly card: Card; readonly printed: Printed; readonly signature?: Signature }
  | {
      readonly kind: 'cult';
      readonly cult: Cult & { readonly colour: string; readonly emblem: string };
      readonly printed: Printed;
    }
  | { readonly kind: 'rules'; readonly id: string; readonly rules: readonly HouseRule[]; readonly printed: Printed }
  | { readonly kind: 'firstGame'; readonly firstGame: FirstGame };

/** An id within its mod's name space; the base set's cards have none. */
const spaced = (mod: string, own: string): string => (mod === 'base' ? own : `${mod}:${own}`);

/** Called for each problem that the mod's `api` version still allows and a later version refuses. */
export type Warn = (problem: DeclarationProblem) => void;

/** From this `api` version on, a field or an effect that can do nothing is refused, not only warned about. */
const STRICT_API = 2;

/** Reads what a script declares; refuses it with the paths of everything that is wrong. */
export function readDeclaration(value: unknown, mod: string, file: string, api = 1, warn: Warn = () => undefined): Declared {
  checkSize(new Reader(value, file));
  const problems = problemsOf(value, file);
  refuse(problems.filter(({ idle }) => !idle || api >= STRICT_API));
  problems.forEach(warn);
  const isDouble = problems.some(({ code }) => code === 'effectsAndRun');
  return declaredBy(new Reader(isDouble ? withoutMarks(value) : value, file), mod, file);
}

/** Without the marks by which the guest tells that a function has taken the place of effects. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'run');
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutMarks(item)]));
}

/** The declaration, taken apart for the rules and for what is printed; every field of it has been checked. */
function declaredBy(reader: Reader, mod: string, file: string): Declared {
  const kind = KIND_NAMES[reader.field('kind').oneOf(KIND_NAMES)]!;
  const doc = reader.record() as Record<string, unknown>;
  const { name, text: own, flavour, art, sound, choices: choiceTexts, signature, kind: _kind, ...rest } = doc;
  if (kind === 'firstGame') return { kind, firstGame: checkedAs<FirstGame>(rest) };
  const printed = checkedAs<Printed>(definedOnly({ name, text: own, flavour, art, sound, choiceTexts }));
  if (kind === 'rules') {
    const [source, when] = [`${mod}:${file}`, doc['when'] as HouseRule['when']];
    const rules = (doc['changes'] as ModifierSpec[]).map((change) => ({
      ...change,
      source,
      ...(when === undefined ? {} : { when }),
    }));
    return { kind, id: source, rules, printed };
  }
  const spacedId = spaced(mod, doc['id'] as string);
  if (kind === 'cult')
    return { kind, cult: { ...checkedAs<Cult & { colour: string; emblem: string }>(rest), id: spacedId }, printed };
  const names = Array.isArray(choiceTexts)
    ? { choices: (choiceTexts as Text[]).map((one, i) => one.en ?? one.pl ?? `option-${i}`) }
    : {};
  const icons = 'icons' in KINDS[kind].fields ? { icons: iconsOf(reader.field('icons')) } : {};
  const copies = kind === 'guardian' || kind === 'action' ? { copies: doc['copies'] ?? 6 } : {};
  const effects = kind === 'npc' ? { effects: doc['effects'] ?? [] } : {};
  const card = checkedAs<Card>({ ...rest, ...icons, ...copies, ...effects, ...names, id: spacedId, kind });
  return { kind: 'card', card, printed, ...(signature === undefined ? {} : { signature: signature as Signature }) };
}

/** The fields of the kind have been checked one by one (check.ts): from here on they have their types. */
const checkedAs = <T>(value: unknown): T => value as T;

function definedOnly(doc: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined));
}
