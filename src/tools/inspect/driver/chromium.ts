import { chromium, type Browser } from 'playwright-core';

/** Render in software, so that pictures are the same on every machine; make no network requests of its own. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  // Containers have a small /dev/shm, which would crash the browser.
  '--disable-dev-shm-usage',
];

/** Starts the Chromium at a path. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: FLAGS });
