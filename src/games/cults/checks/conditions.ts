import { isRecord } from '../../../kernel';
/** Finds conditions that can never hold given the game's numbers, in declarations that passed the check. */

type Doc = Readonly<Record<string, unknown>>;

/** Upper bounds: of one cult (R2.1), or in all. */
const MOST: Readonly<Record<string, number>> = {
  rituals: 5,
  sites: 4,
  dominance: 8,
  supplyRituals: 5,
  supplySites: 4,
  supplyDominance: 8,
  round: 10,
};
const ONE_CULT = ['you', 'owner', 'firstCultist', 'eventSeat', 'npc'];

const docs = (value: unknown): Doc[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const numberOf = (value: unknown, standard: number): number => (typeof value === 'number' ? value : standard);

function mostOf({ count, of = 'you' }: Doc): number {
  const most = MOST[String(count)];
  return most !== undefined && (count === 'round' || ONE_CULT.includes(String(of))) ? most : Infinity;
}

/** The counted thing as a key, without the wanted number. */
const quantity = ({ atLeast: _least, atMost: _most, moreThan: _more, ...what }: Doc): string => JSON.stringify(what);

function contradict(conditions: readonly Doc[]): boolean {
  const plain = conditions.filter((one) => 'count' in one);
  return plain.some((one) =>
    plain.some((other) => quantity(one) === quantity(other) && numberOf(one['atLeast'], 0) > numberOf(other['atMost'], Infinity)),
  );
}

export function neverHolds(condition: Doc): boolean {
  if ('not' in condition) return isRecord(condition['not']) && alwaysHolds(condition['not']);
  if ('all' in condition) return docs(condition['all']).some(neverHolds) || contradict(docs(condition['all']));
  if ('any' in condition) return docs(condition['any']).every(neverHolds);
  if ('everywhere' in condition) return isRecord(condition['everywhere']) && neverHolds(condition['everywhere']);
  if (!('count' in condition)) return false;
  const { moreThan } = condition;
  if (isRecord(moreThan) && quantity(moreThan) === quantity(condition)) return true;
  return numberOf(condition['atLeast'], 0) > Math.min(mostOf(condition), numberOf(condition['atMost'], Infinity));
}

function alwaysHolds(condition: Doc): boolean {
  if ('not' in condition) return isRecord(condition['not']) && neverHolds(condition['not']);
  if ('all' in condition) return docs(condition['all']).every(alwaysHolds);
  if ('any' in condition) return docs(condition['any']).some(alwaysHolds);
  if (!('count' in condition) || 'moreThan' in condition) return false;
  return numberOf(condition['atLeast'], 0) === 0 && numberOf(condition['atMost'], Infinity) >= mostOf(condition);
}

/** Fields that hold conditions. */
const HOLDERS = ['when', 'where', 'is', 'if'];

/** Paths of the conditions in a declaration that never hold. */
export function deadConditions(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => deadConditions(item, `${path}[${i}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (key === 'requires') return docs(inner).flatMap((one, i) => (neverHolds(one) ? [`${at}[${i}]`] : []));
    return HOLDERS.includes(key) && isRecord(inner) && neverHolds(inner) ? [at] : deadConditions(inner, at);
  });
}
