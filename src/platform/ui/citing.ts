import type { Container } from 'pixi.js';
import { numbersIn } from '../config/rule-numbers';

/** Makes a text that names rules open the rulebook there when it is pressed; one that names none stays as it is. */
export function citing<T extends Container>(text: T, words: string, rules: (cited: string) => void): T {
  if (numbersIn(words).length === 0) return text;
  text.eventMode = 'static';
  text.cursor = 'pointer';
  text.accessible = true;
  text.accessibleTitle = words;
  text.accessibleType = 'button';
  text.on('pointertap', () => rules(words));
  return text;
}
