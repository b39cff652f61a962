import type { Browser } from 'playwright-core';

/** The built page: its folder and its URL. */
export interface Site {
  readonly folder: string;
  readonly url: string;
}

/** Passed to every measurement. */
export interface Tools {
  readonly browser: Browser;
  readonly site: Site;
  readonly say: (line: string) => void;
}
