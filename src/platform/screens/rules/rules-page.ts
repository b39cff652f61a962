import { element } from '../../workshop/dom/element';
import { withRuleLinks } from '../../workshop/dom/rule-links';
import { cutAtHits } from './rules-search';
import type { RuleBlock } from './rules-text';

/** How the blocks of the rules become elements. */
export interface RulesPageOptions {
  /** The folded words to mark, in the blocks that have all of them. */
  readonly words: readonly string[];
  readonly hits: ReadonlySet<number>;
  /** Called when the reader follows the number of a rule. */
  readonly follow: (number: string) => void;
  /** The pictures under a rule. */
  readonly figuresOf: (number: string) => readonly HTMLElement[];
}

/** The elements of all blocks, in order; each carries its block's index as `data-at`. */
export function rulesPage(blocks: readonly RuleBlock[], options: RulesPageOptions): readonly HTMLElement[] {
  const made: HTMLElement[] = [];
  let figures: readonly HTMLElement[] = [];
  let table: HTMLElement | null = null;
  blocks.forEach((block, at) => {
    const one = blockElement(blocks, at, options);
    if (block.kind === 'row') {
      if (table === null) made.push((table = element('table', { class: 'rules-table' })));
      table.append(one);
      return;
    }
    table = null;
    // A rule's pictures stand under its last item.
    if (block.kind !== 'item') {
      made.push(...figures);
      figures = block.number === '' ? [] : options.figuresOf(block.number);
    }
    made.push(one);
  });
  return [...made, ...figures];
}

const TAGS = { title: 'h2', heading: 'h2', text: 'p', rule: 'p', item: 'p', row: 'tr' } as const;

/** The element of one block. */
export function blockElement(blocks: readonly RuleBlock[], at: number, options: RulesPageOptions): HTMLElement {
  const { kind, number, text, cells = [] } = blocks[at]!;
  const isHead = kind === 'row' && blocks[at - 1]?.kind !== 'row';
  const label = kind === 'rule' ? [element('span', { class: 'rules-number', text: number }), ' '] : [];
  const inside =
    kind === 'row'
      ? cells.map((cell) => element(isHead ? 'th' : 'td', {}, ...worded(cell, at, options)))
      : [...label, ...(kind === 'heading' ? marked(text, at, options) : worded(text, at, options))];
  return element(TAGS[kind], { class: `rules-${kind}`, 'data-at': at, tabindex: -1 }, ...inside);
}

/** The words of a block: bold where the text says so, numbers of rules as links, hits marked. */
function worded(text: string, at: number, options: RulesPageOptions): readonly (Node | string)[] {
  return text.split(/(<b>.*?<\/b>)/g).flatMap((part) => {
    const bold = /^<b>(.*)<\/b>$/.exec(part)?.[1];
    return bold === undefined ? linked(part, at, options) : [element('strong', {}, ...linked(bold, at, options))];
  });
}

const linked = (text: string, at: number, options: RulesPageOptions): readonly (Node | string)[] =>
  withRuleLinks(text, options.follow, (part) => marked(part, at, options));

function marked(text: string, at: number, { words, hits }: RulesPageOptions): readonly (Node | string)[] {
  if (!hits.has(at)) return [text];
  return cutAtHits(text, words).map((piece) => (piece.isHit ? element('mark', { text: piece.text }) : piece.text));
}
