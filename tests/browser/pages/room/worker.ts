import { countNothing } from '../../../../src/sandbox/guest';
import '../../../../src/session/remote/worker';

/** The game's own Worker, where nothing is counted: only the watchdog of the page can end a script that does not stop. */
countNothing();
