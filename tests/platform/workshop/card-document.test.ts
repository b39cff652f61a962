import { describe, expect, it } from 'vitest';
import { CardDocument, applied, difference, type DocumentChange } from '../../../src/platform/workshop';

const LABEL = { en: 'Cost', pl: 'Koszt' };
const CARD = "// A.\nimport { guardian } from 'cults';\n\nexport default guardian({ id: 'a', cost: 3 });\n";
const costAt = CARD.indexOf('3');
const cost = (insert: string): { from: number; to: number; insert: string }[] => [{ from: costAt, to: costAt + 1, insert }];

describe('a card document', () => {
  it('takes back and brings back edits byte by byte', () => {
    const document = new CardDocument(CARD);
    document.edit(cost('4'), LABEL);
    const after = document.text;
    expect(after).toContain('cost: 4');
    expect(document.undoLabel).toEqual(LABEL);
    expect(document.undo()).toBe(true);
    expect(document.text).toBe(CARD);
    expect(document.undo()).toBe(false);
    expect(document.redo()).toBe(true);
    expect(document.text).toBe(after);
    expect(document.redo()).toBe(false);
  });

  it('joins edits in a row under one key, until the step is ended', () => {
    const document = new CardDocument(CARD);
    document.edit(cost('4'), LABEL, { join: 'cost' });
    document.edit(cost('5'), LABEL, { join: 'cost' });
    document.endEntry();
    document.edit(cost('6'), LABEL, { join: 'cost' });
    document.undo();
    expect(document.text).toContain('cost: 5');
    document.undo();
    expect(document.text).toBe(CARD);
  });

  it('forgets what was undone once something else is edited', () => {
    const document = new CardDocument(CARD);
    document.edit(cost('4'), LABEL);
    document.undo();
    document.edit(cost('7'), LABEL);
    expect(document.redoLabel).toBeNull();
    expect(document.redo()).toBe(false);
  });

  it('keeps the last good parse while the text is broken', () => {
    const document = new CardDocument(CARD);
    expect(document.parsed?.declaration?.maker).toBe('guardian');
    document.edit([{ from: costAt, to: costAt + 1, insert: '3 oops' }], LABEL);
    expect(document.syntaxProblem).toMatchObject({ line: 4, at: costAt + 2 });
    expect(document.parsed?.text).toBe(CARD);
    document.undo();
    expect(document.syntaxProblem).toBeNull();
  });

  it('parses each text for the first time only when somebody asks, and rests on the first text if the second is broken', () => {
    const document = new CardDocument('const x = ;');
    expect(document.parsed).toBeNull();
    expect(document.syntaxProblem).not.toBeNull();
  });

  it('tells listeners the shortest change, and nothing where nothing changed', () => {
    const document = new CardDocument(CARD);
    const heard: DocumentChange[] = [];
    const end = document.onChange((change) => heard.push(change));
    document.edit([{ from: 0, to: CARD.length, insert: CARD.replace('3', '12') }], LABEL);
    document.edit([], LABEL);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ cause: 'edit', change: { from: costAt, to: costAt + 1, insert: '12' } });
    document.undo();
    expect(heard.at(-1)).toMatchObject({ cause: 'undo', text: CARD });
    end();
    document.redo();
    expect(heard).toHaveLength(2);
  });

  it('loads another text with a history of its own', () => {
    const document = new CardDocument(CARD);
    document.edit(cost('4'), LABEL);
    document.load('// other\n');
    expect(document.text).toBe('// other\n');
    expect(document.undo()).toBe(false);
  });

  it('refuses changes that overlap or lie outside, and changes nothing then', () => {
    const document = new CardDocument(CARD);
    expect(() =>
      document.edit(
        [
          { from: 0, to: 5, insert: '' },
          { from: 3, to: 6, insert: '' },
        ],
        LABEL,
      ),
    ).toThrow(RangeError);
    expect(() => document.edit([{ from: 0, to: CARD.length + 1, insert: '' }], LABEL)).toThrow(RangeError);
    expect(document.text).toBe(CARD);
  });
});

describe('changes of texts', () => {
  it('are applied from the text before any of them', () => {
    const changes = [
      { from: 4, to: 5, insert: 'E' },
      { from: 0, to: 1, insert: 'AA' },
    ];
    expect(applied('abcde', changes)).toBe('AAbcdE');
  });

  it('are found as one difference', () => {
    expect(difference('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
    expect(difference('abc', 'abc')).toBeNull();
    expect(difference('', 'x')).toEqual({ from: 0, to: 0, insert: 'x' });
  });
});

describe('constants of a file', () => {
  it('are read where they are plain: the form and the bench know what a name stands for', () => {
    const { parsed } = new CardDocument(
      "import { guardian } from 'cults';\nconst id = 'choir';\nconst COST = -2, NAME = `Choir`;\nlet other = 'x';\nconst made = id + 'x';\nexport default guardian({ id, cost: COST });\n",
    );
    expect([...parsed!.constants]).toEqual([
      ['id', 'choir'],
      ['COST', -2],
      ['NAME', 'Choir'],
    ]);
  });
});
