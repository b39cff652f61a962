import { register } from '../../../../src/games';
import '../../../../src/platform/host/worker';
import { nimGame } from '../../../toys/nim';

/** The game's own Worker, where Nim is one of the games. */
register('nim', () => Promise.resolve(nimGame));
