import type { Page } from 'playwright-core';

/** How often the page asks for an animation frame within three seconds. */
export const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asks = globalThis.requestAnimationFrame;
        let count = 0;
        globalThis.requestAnimationFrame = (callback) => {
          count++;
          return asks(callback);
        };
        setTimeout(() => {
          globalThis.requestAnimationFrame = asks;
          resolve(count);
        }, 3000);
      }),
  );
