/** The languages that ship. */
export type Lang = 'en' | 'pl';

export const LANGS: readonly Lang[] = ['en', 'pl'];
