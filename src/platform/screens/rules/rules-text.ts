/** One paragraph, list item, table row or heading of the rules. */
export interface RuleBlock {
  readonly kind: 'title' | 'heading' | 'text' | 'rule' | 'item' | 'row';
  /** `R8.4` or `E2` for a rule, `R8` for a chapter; otherwise empty. */
  readonly number: string;
  /** The text, with `<b>` around bold words. */
  readonly text: string;
  /** The cells of a table row; `text` joins them. */
  readonly cells?: readonly string[];
}

const marked = (text: string): string => text.replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>').replaceAll('`', '');

/** Parses the subset of Markdown that the rules use: headings, lists of two levels, tables, bold. */
export function readRules(markdown: string): readonly RuleBlock[] {
  const blocks: RuleBlock[] = [];
  for (const line of markdown.split('\n')) {
    const block = readLine(line);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

function readLine(line: string): RuleBlock | null {
  if (line.trim() === '' || /^\|[-|: ]+\|$/.test(line)) return null;
  if (line.startsWith('# ')) return { kind: 'title', number: '', text: line.slice(2) };
  if (line.startsWith('## ')) return { kind: 'heading', number: /^## (R\d+)\b/.exec(line)?.[1] ?? '', text: line.slice(3) };
  const rule = /^- \*\*([RE]\d+(?:\.\d+)?)\*\* (.*)$/.exec(line);
  if (rule !== null) return { kind: 'rule', number: rule[1]!, text: marked(rule[2]!) };
  if (/^\s+- /.test(line)) return { kind: 'item', number: '', text: marked(line.replace(/^\s+- /, '')) };
  if (line.startsWith('- ')) return { kind: 'item', number: '', text: marked(line.slice(2)) };
  if (line.startsWith('|')) return { kind: 'row', number: '', text: cells(line).join(' · '), cells: cells(line).map(marked) };
  return { kind: 'text', number: '', text: marked(line) };
}

const cells = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** The block of a rule's number, written in any way (`8.4`, `r8.4`); -1 if this is no number of a rule. */
export function blockOf(blocks: readonly RuleBlock[], wanted: string): number {
  const number = /^(r|e)?\s*(\d+(?:\.\d+)?)$/i.exec(wanted.trim());
  if (number === null) return -1;
  const id = `${(number[1] ?? 'r').toUpperCase()}${number[2]}`;
  return blocks.findIndex((block) => block.number === id);
}
