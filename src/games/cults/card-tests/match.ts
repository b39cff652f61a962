import type { TestSession } from './session';
import {
  brief,
  fits,
  GameError,
  optionsNamed,
  otherDecision,
  Reader,
  type Decision,
  type GameEvent,
  type Params,
} from '../../../kernel';

type Doc = Readonly<Record<string, unknown>>;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);

export function need(holds: boolean, make: () => GameError): asserts holds {
  if (!holds) throw make();
}

export const decisionOf = ({ decision }: TestSession): Decision => {
  if (decision === null) throw new GameError('testGameOver');
  return decision;
};

/** Checks that these events happened in this order; others may lie between. */
export function expectEvents(events: readonly GameEvent[], wanted: readonly unknown[]): void {
  let at = 0;
  for (const event of wanted) {
    const next = events.findIndex((one, i) => i >= at && fits(one, event));
    if (next < 0) {
      const types = events.map(({ type }) => type);
      throw new GameError('testNoEvent', { wanted: brief(event), happened: types.slice(-30) });
    }
    at = next + 1;
  }
}

export function expectNone(events: readonly GameEvent[], unwanted: readonly unknown[]): void {
  for (const event of unwanted) {
    const found = events.find((one) => fits(one, event));
    need(found === undefined, () => new GameError('testEventToo', { wanted: brief(event), found: brief(found) }));
  }
}

/** The asked seat's view, with every hand as its owner sees it. */
function tableOf(session: TestSession): Doc {
  const seats = session.state.setting.seats.map(({ cult }) => cult);
  const view = session.view(session.decision?.seat ?? seats[0]!);
  const hands = seats.map((cult) => [cult, session.view(cult).hands[cult]]);
  return { ...view, hands: { ...(view['hands'] as Doc), ...(Object.fromEntries(hands) as Doc) } };
}

function valueAt(table: Doc, path: string): unknown {
  let value: unknown = table;
  const walked: string[] = [];
  for (const key of path.split('.')) {
    const holder = value as Doc;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(holder, key)) {
      const known: Params = typeof value === 'object' && value !== null ? { known: Object.keys(value) } : {};
      throw new GameError('testNoPlace', { wanted: path, value: key, ...known });
    }
    walked.push(key);
    value = holder[key];
  }
  return value;
}

export function expectState(session: TestSession, wanted: Doc): void {
  const table = tableOf(session);
  for (const [path, value] of Object.entries(wanted)) {
    const actual = valueAt(table, path);
    need(fits(actual, value), () => new GameError('testOtherState', { value: path, wanted: brief(value), found: brief(actual) }));
  }
}

/** Checks the open decision: its fields, and that the wanted options are on offer. Null: the game must be over. */
export function expectDecision({ decision }: TestSession, wanted: unknown): void {
  const differs = (): GameError => otherDecision(decision, wanted);
  if (!isDoc(wanted) || decision === null) {
    need(decision === null && wanted === null, differs);
    return;
  }
  const { options, ...fields } = wanted;
  need(fits(decision, fields), differs);
  if (Array.isArray(options)) optionsNamed(decision, new Reader(options, '').items(200));
}
