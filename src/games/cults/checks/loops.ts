import { closing, mask, skip } from './text-places';

const FOREVER = /^(true|1|!0|!false|)$/;

/** A loop: its offset and its body. */
interface Loop {
  readonly at: number;
  readonly body: string;
}

/** The body that begins at an offset: a block or one statement. */
function bodyAt(masked: string, from: number): string {
  const at = skip(masked, from);
  if (masked[at] === '{') return masked.slice(at, closing(masked, at) + 1);
  const end = masked.indexOf(';', at);
  return masked.slice(at, end < 0 ? masked.length : end + 1);
}

/** Whether a `for` head never ends its loop; nested brackets do not matter for that. */
function isForever(head: string): boolean {
  const [, condition, , ...more] = head.split(';');
  return condition !== undefined && more.length === 0 && FOREVER.test(condition.trim());
}

/** Loops whose conditions never end them. */
function endless(masked: string): Loop[] {
  const tails = new Set<number>();
  const loops: Loop[] = [];
  for (const { index, 0: word } of masked.matchAll(/\bdo\b\s*(?=\{)/g)) {
    const open = index + word.length;
    const tail = skip(masked, closing(masked, open) + 1);
    if (!masked.startsWith('while', tail)) continue;
    tails.add(tail);
    const head = masked.indexOf('(', tail);
    if (isConstant(masked, head)) loops.push({ at: index, body: bodyAt(masked, open) });
  }
  for (const { index, 0: word } of masked.matchAll(/\b(while|for)\s*\(/g)) {
    if (tails.has(index)) continue;
    const head = index + word.length - 1;
    const forever = word.startsWith('for') ? isForever(masked.slice(head + 1, closing(masked, head))) : isConstant(masked, head);
    if (forever) loops.push({ at: index, body: bodyAt(masked, closing(masked, head) + 1) });
  }
  return loops;
}

function isConstant(masked: string, head: number): boolean {
  const condition = masked.slice(head + 1, closing(masked, head)).trim();
  return condition !== '' && FOREVER.test(condition);
}

/** Removes blocks introduced by `lead`: a `break` inside them does not leave the loop around them. */
function without(text: string, lead: RegExp): string {
  let out = text;
  for (const { index, 0: word } of text.matchAll(lead)) {
    const open = index + word.length - 1;
    const end = closing(text, open);
    out = out.slice(0, open) + ' '.repeat(end + 1 - open) + out.slice(end + 1);
  }
  return out;
}

function isLeft(body: string): boolean {
  const own = without(without(body, /=>\s*\{/g), /\bfunction\b[^{]*\{/g);
  if (/\b(return|throw)\b/.test(own)) return true;
  return /\bbreak\b/.test(without(own, /\b(while|for|switch)\b[^{;]*(;[^{;]*){0,2}\{/g)) || /\bbreak\s+[\w$]+/.test(own);
}

/** Offsets of loops that neither their condition nor a statement inside ends. */
export function unboundedLoops(source: string): number[] {
  return endless(mask(source))
    .filter((loop) => !isLeft(loop.body))
    .map((loop) => loop.at)
    .sort((a, b) => a - b);
}
