import { chromium, type Browser } from 'playwright-core';

/** Pictures are drawn in software, so that they are the same on every machine; nothing is asked of the network by itself. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  // Containers have a small /dev/shm, on which the browser would crash.
  '--disable-dev-shm-usage',
];

/** Starts the Chromium at a path. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: FLAGS });
