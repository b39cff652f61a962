import { isRecord } from './data/json';
import type { Decision, Option } from './decision';
import { GameError } from './errors';
import type { Reader } from './data/reader';

/** Answers told by what their options say, such as `{ kind: 'takePlan', options: [{ plan: 'dominance' }] }`: positions and tests. */

/** Partial match: an object must have the wanted fields, a list must be equal as a whole. */
export function fits(actual: unknown, wanted: unknown): boolean {
  if (isRecord(wanted)) return isRecord(actual) && Object.entries(wanted).every(([key, value]) => fits(actual[key], value));
  if (Array.isArray(wanted))
    return Array.isArray(actual) && actual.length === wanted.length && wanted.every((item, i) => fits(actual[i], item));
  return actual === wanted;
}

const MOST_SHOWN = 300;

/** A value as shown in a message. */
export function brief(value: unknown): string {
  const text = String(JSON.stringify(value));
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** The decision that is open in place of the wanted one. */
export function otherDecision(decision: Decision | null, wanted: unknown, path = ''): GameError {
  const found = decision === null ? null : { kind: decision.kind, seat: decision.seat, options: decision.options };
  return new GameError('otherDecision', { ...(path === '' ? {} : { path }), wanted: brief(wanted), found: brief(found) });
}

/** Finds one option for each description; takes no option twice. */
export function optionsNamed({ kind, options }: Decision, wanted: readonly Reader[]): string[] {
  const taken: string[] = [];
  for (const described of wanted) {
    const details = described.record();
    const option = options.find((one) => fits(one, details) && !taken.includes(one.id));
    if (option === undefined)
      described.fail('noSuchOption', { decision: kind, wanted: brief(details), offered: options.map(brief) });
    taken.push(option.id);
  }
  return taken;
}

const MOST_OPTIONS = 200;

/** The option ids that an answer means; `"suggest"` takes the game's suggestion. `kind` and `seat` are checked where they are given. */
export function answerNamed(decision: Decision, given: Reader): readonly string[] {
  if (given.value === 'suggest') return decision.suggest;
  given.only(['kind', 'seat', 'options']);
  for (const name of ['kind', 'seat'] as const) {
    const wanted = given.field(name);
    if (wanted.given && wanted.value !== decision[name]) throw otherDecision(decision, { [name]: wanted.value }, given.path);
  }
  return optionsNamed(decision, given.field('options').items(MOST_OPTIONS));
}

/** An answer as positions and lessons describe it. */
export type Described = 'suggest' | { readonly kind?: string; readonly seat?: string; readonly options?: readonly object[] };

/** Whether each description fits another one of these options. */
function canPair(options: readonly object[], [first, ...rest]: readonly object[]): boolean {
  if (first === undefined) return options.length === 0;
  return options.some((option, at) => fits(option, first) && canPair([...options.slice(0, at), ...options.slice(at + 1)], rest));
}

/** Whether an answer is the described one. Equal things may stand for each other: the second of two Adepts is as good as the first. */
export function isDescribed(decision: Decision, chosen: readonly string[], described: Described): boolean {
  const optionsOf = (ids: readonly string[]): readonly Option[] => decision.options.filter(({ id }) => ids.includes(id));
  const withoutId = ({ id: _, ...details }: Option): object => details;
  if (described === 'suggest') return canPair(optionsOf(chosen), optionsOf(decision.suggest).map(withoutId));
  const { kind = decision.kind, seat = decision.seat, options = [] } = described;
  return kind === decision.kind && seat === decision.seat && canPair(optionsOf(chosen), options);
}
