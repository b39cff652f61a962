/** How long a bot lets people look between its answers, quickest first. */
export const PACES = ['quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** A bot as a seat's `by` names it. */
export interface BotName {
  readonly level: string;
  readonly pace: Pace;
}

/** Reads a bot's name: its level and, after a colon, its pace where that is not the normal one (`elder:slow`). */
export function botNameOf(by: string): BotName {
  const at = by.lastIndexOf(':');
  const pace = PACES.find((one) => one === by.slice(at + 1));
  return at < 0 || pace === undefined ? { level: by, pace: 'normal' } : { level: by.slice(0, at), pace };
}

/** The name under which this bot takes a seat. */
export const byOf = ({ level, pace }: BotName): string => (pace === 'normal' ? level : `${level}:${pace}`);
