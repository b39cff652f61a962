import type { Doc, Migration } from '../../../platform/session/game-saves';

/**
 * From the version named to the next. Version 2 may tell more about mods (files, cards, contents) and need not; version 3 counts
 * questions and uses of scripts; version 4 has a list of open questions, and payments name their rule.
 */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: (save) => save,
  2: (save) => ({ ...save, state: counted(save['state']) }),
  3: (save) => ({ ...save, state: listed(save['state']) }),
};

const COUNTERS = ['uses', 'cardQuestions', 'roundQuestions'] as const;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A state with the counters at their beginning, also the state before a card that asks. */
function counted(state: unknown): unknown {
  return changed(
    state,
    (doc) => ({ ...doc, uses: 0, cardQuestions: 0, roundQuestions: 0 }),
    (frame) => ({ ...frame, stream: 0 }),
  );
}

/** The same without them: what an older game would have called this state. */
function uncounted(state: unknown): unknown {
  const without = (doc: Doc, names: readonly string[]): Doc =>
    Object.fromEntries(Object.entries(doc).filter(([name]) => !names.includes(name)));
  return changed(
    state,
    (doc) => without(doc, COUNTERS),
    (frame) => without(frame, ['stream']),
  );
}

/** Changes a state and the scripts on its flow, and the state before the one that asks. */
function changed(state: unknown, change: Migration, script: Migration): unknown {
  if (!isDoc(state)) return state;
  const frameOf = (frame: unknown): unknown => (isDoc(frame) && frame['step'] === 'script' ? script(frame) : frame);
  const flowOf = (doc: Doc): Doc => (Array.isArray(doc['flow']) ? { ...doc, flow: doc['flow'].map(frameOf) } : doc);
  const made = flowOf(change(state));
  const { ask } = made;
  if (!isDoc(ask) || !isDoc(ask['frame']) || ask['frame']['step'] !== 'script') return made;
  const { before } = ask['frame'];
  const frame = { ...script(ask['frame']), ...(isDoc(before) ? { before: flowOf(change(before)) } : {}) };
  return { ...made, ask: { ...ask, frame } };
}

/** The rules that ask for payments, by what is paid. */
const RULES: Readonly<Record<string, string>> = { power: 'R6.9', terror: 'R10.2' };

/** A state with its question in a list, also the state before a card that asks. */
function listed(state: unknown): unknown {
  if (!isDoc(state) || !('ask' in state)) return state;
  const { ask, ...rest } = state;
  return { ...rest, asks: isDoc(ask) ? [ruled(ask)] : [] };
}

function ruled(ask: Doc): Doc {
  const { need, frame } = ask;
  const rule = isDoc(need) ? RULES[String(need['what'])] : undefined;
  const framed = isDoc(frame) && isDoc(frame['before']) ? { frame: { ...frame, before: listed(frame['before']) } } : {};
  return { ...ask, ...framed, ...(rule === undefined || !isDoc(need) ? {} : { need: { ...need, rule } }) };
}

/** The same with one question, as version 3 wrote it. */
function unlisted(state: unknown): unknown {
  if (!isDoc(state) || !Array.isArray(state['asks'])) return state;
  const { asks, ...rest } = state;
  const [ask] = asks as unknown[];
  return { ...rest, ask: isDoc(ask) ? unruled(ask) : null };
}

function unruled(ask: Doc): Doc {
  const { need, frame } = ask;
  const framed = isDoc(frame) && isDoc(frame['before']) ? { frame: { ...frame, before: unlisted(frame['before']) } } : {};
  if (!isDoc(need)) return { ...ask, ...framed };
  const { rule: _, ...older } = need;
  return { ...ask, ...framed, need: older };
}

/** What a game of an older version would have called this state. */
export function asWritten(state: unknown, version: number): unknown {
  if (version >= 4) return state;
  return version === 3 ? unlisted(state) : uncounted(unlisted(state));
}
