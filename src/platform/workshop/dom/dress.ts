import { paint } from './paint';
import './dress.css';

/** Gives an element the game's colours, and the class that dresses native inputs. */
export function dress(host: HTMLElement): void {
  host.classList.add('workshop');
  paint(host);
}
