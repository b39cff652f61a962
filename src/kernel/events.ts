/**
 * What happened, in the past tense. Whatever only one seat may know stands under `own`, so that one function can redact
 * every event there is and none can be forgotten.
 */
export interface GameEvent {
  readonly type: string;
  readonly seat?: string;
  /** Known to `seat` alone. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly [detail: string]: unknown;
}

/** The event as a seat sees it. */
export function redact(event: GameEvent, viewer: string): GameEvent {
  if (event.own === undefined || event.seat === viewer) return event;
  const { own: _hidden, ...open } = event;
  return open;
}

export function redactAll(events: readonly GameEvent[], viewer: string): GameEvent[] {
  return events.map((event) => redact(event, viewer));
}
