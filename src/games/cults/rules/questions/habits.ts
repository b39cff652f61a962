import { PASS } from '../../../../kernel';
import type { OpenQuestion } from './kind';
import { numberAt } from '../state/at';

/** The options (by index) that fit, passing left out. */
export function where(ask: OpenQuestion, fits: (ref: number) => boolean): number[] {
  const found: number[] = [];
  ask.refs.forEach((ref, at) => {
    if (ref !== PASS && fits(ref)) found.push(at);
  });
  return found;
}

/** The option with the highest worth, the first among equals. */
export function best(ask: OpenQuestion, worth: (ref: number) => number): number[] {
  let top = 0;
  ask.refs.forEach((ref, at) => {
    if (ref !== PASS && worth(ref) > worth(numberAt(ask.refs, top))) top = at;
  });
  return [top];
}
