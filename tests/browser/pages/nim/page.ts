import { startPage } from '../../../../src/platform/screens/start-page';
import { drawnTexts } from '../../../../src/tools/inspect/page/texts';
import { nimPage } from './nim-page';

declare global {
  /** Every text on the screen. */
  var nimTexts: (() => readonly string[]) | undefined;
}

/** The page of another game: everything but Nim itself is the platform's. */
const { services } = await startPage({
  parent: document.querySelector<HTMLElement>('#game')!,
  makeGame: nimPage,
  cannotStart: (error) => {
    throw error;
  },
});
globalThis.nimTexts = () => drawnTexts(services.page.stage).map(({ drawn }) => drawn.text);
