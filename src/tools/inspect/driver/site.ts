import type { Browser } from 'playwright-core';

/** The built game as plain files: where they lie, and where they are served. */
export interface Site {
  readonly folder: string;
  readonly url: string;
}

/** What an inspection works with. */
export interface Tools {
  readonly browser: Browser;
  readonly site: Site;
  readonly say: (line: string) => void;
}
