import type { Lang } from '../../../i18n/lang';

/** A moment as people of a language write it; today's without the date. */
export function when(at: number, lang: Lang, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = date.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  if (date.toDateString() === today.toDateString()) return time;
  return `${date.toLocaleDateString(lang, { day: 'numeric', month: 'short', year: 'numeric' })}, ${time}`;
}

export const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024));
