/**
 * What happened, in the past tense. What not everybody may know stands under `own`, so that one function can redact every event
 * there is and none can be forgotten.
 */
export interface GameEvent {
  readonly type: string;
  readonly seat?: string;
  /** Known to the seats in `to` alone; where that is left out, to `seat` alone. */
  readonly own?: Readonly<Record<string, unknown>>;
  /** Who may know what stands under `own`: any seats, or none at all. */
  readonly to?: readonly string[];
  /** Who learns of the event at all, where not everybody does. */
  readonly only?: readonly string[];
  readonly [detail: string]: unknown;
}

/** The event as a seat sees it, or for null a spectator; null where the seat learns nothing of it. */
export function redact(event: GameEvent, viewer: string | null): GameEvent | null {
  if (event.only !== undefined && (viewer === null || !event.only.includes(viewer))) return null;
  if (event.own === undefined || mayKnow(event, viewer)) return event;
  const { own: _hidden, to: _knowing, ...open } = event;
  return open;
}

const mayKnow = ({ seat, to }: GameEvent, viewer: string | null): boolean =>
  viewer !== null && (to === undefined ? seat === viewer : to.includes(viewer));

export function redactAll(events: readonly GameEvent[], viewer: string | null): GameEvent[] {
  return events.map((event) => redact(event, viewer)).filter((event) => event !== null);
}
