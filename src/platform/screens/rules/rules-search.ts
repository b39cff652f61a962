import type { RuleBlock } from './rules-text';

/** Endings that a sought word may lose where it is found nowhere: Polish declines its words. */
const MOST_LOST = 3;
const LEAST_KEPT = 4;

/** The letter without its marks, in lower case; of the same length, so that places in both texts agree. */
function plain(letter: string): string {
  if (letter === 'ł' || letter === 'Ł') return 'l';
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return bare.length === letter.length ? bare : letter;
}

const folded = (text: string): string => text.replaceAll(/./gsu, plain);

/** The text of a block as it is read, without the signs around bold words. */
const readText = ({ text }: RuleBlock): string => text.replaceAll(/<\/?b>/g, '');

/** What a search has found. */
export interface RulesHits {
  /** The words that were found, folded; empty if nothing was. */
  readonly words: readonly string[];
  /** Indices of the blocks that have all of them. */
  readonly blocks: readonly number[];
}

/** Finds the blocks with all words of the query, however they are capitalised or accented. */
export function search(blocks: readonly RuleBlock[], query: string): RulesHits {
  const texts = blocks.map((block) => folded(readText(block)));
  const wanted = folded(query.trim()).split(/\s+/);
  const words = wanted.flatMap((word) => nearest(word, texts) ?? []);
  if (query.trim() === '' || words.length < wanted.length) return { words: [], blocks: [] };
  const found = texts.flatMap((text, at) => (words.every((word) => text.includes(word)) ? [at] : []));
  return found.length === 0 ? { words: [], blocks: [] } : { words, blocks: found };
}

/** The word, or what is left of it without its ending; null if the texts have neither. */
function nearest(word: string, texts: readonly string[]): string | null {
  for (let lost = 0; lost <= MOST_LOST; lost++) {
    const kept = word.slice(0, word.length - lost);
    if (lost > 0 && kept.length < LEAST_KEPT) return null;
    if (texts.some((text) => text.includes(kept))) return kept;
  }
  return null;
}

/** A piece of a text, and whether a sought word stands there. */
export interface TextPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Cuts a text into hits of the folded words and what lies between them. */
export function cutAtHits(text: string, words: readonly string[]): readonly TextPiece[] {
  const plainText = folded(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plainText.indexOf(word); at >= 0; at = plainText.indexOf(word, at + word.length))
      isHit.fill(true, at, at + word.length);
  }
  const pieces: TextPiece[] = [];
  for (let from = 0, at = 1; at <= text.length; at++) {
    if (at < text.length && isHit[at] === isHit[from]) continue;
    pieces.push({ text: text.slice(from, at), isHit: isHit[from]! });
    from = at;
  }
  return pieces;
}
