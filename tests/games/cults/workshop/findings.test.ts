import { describe, expect, it } from 'vitest';
import { applied, type Finding } from '../../../../src/platform/workshop';
import { findingsOf } from '../../../../src/games/cults/workshop/findings';
import { openLibrary } from '../../../../src/games/cults/base-set/library';
import { workbench } from '../../../../src/games/cults/bench/workbench';
import { checkMods } from '../../../../src/games/cults/checks/check-mods';
import type { ModSource } from '../../../../src/platform/sandbox/mods';

const FILE = 'cards/a.js';
const MANIFEST = {
  id: 'mine',
  version: '1.0.0',
  title: { en: 'Mine', pl: 'Moje' },
  description: { en: 'x', pl: 'x' },
  authors: ['me'],
  license: 'CC0-1.0',
  api: 2,
  content: { cards: [FILE] },
};

function mod(text: string, more: Readonly<Record<string, string>> = {}): ModSource {
  const encoder = new TextEncoder();
  const cards = [FILE, ...Object.keys(more)];
  const files = { 'mod.json': JSON.stringify({ ...MANIFEST, content: { cards } }), [FILE]: text, ...more };
  return { origin: 'mine', content: new Map(Object.entries(files).map(([path, value]) => [path, encoder.encode(value)])) };
}
const found = (text: string): Promise<readonly Finding[]> => findingsOf(mod(text));

/** A Guardian without a fault, with its rest in place of the ability. */
const card = (rest = "abilities: [{ keyword: 'mobilization', effects: [{ do: 'draw', count: 1 }] }],"): string =>
  `import { guardian } from 'cults';\n\nexport default guardian({\n  id: 'a',\n  name: { en: 'Lantern', pl: 'Latarnia' },\n  cost: 3,\n  ${rest}\n});\n`;
const ability = (inside: string): string => card(`abilities: [{ keyword: 'confrontation', ${inside} }],`);

describe('the findings of a mod', () => {
  it('are none for a good card', async () => {
    expect(await found(card())).toEqual([]);
  });

  it('are those of mod check, with words in both languages', async () => {
    const source = mod(card("costs: 3, abilities: [{ keyword: 'terrorr', effects: [] }],"));
    const [checked] = await checkMods([source]);
    const findings = await findingsOf(source);
    expect(findings.map(({ code, line, column }) => ({ code, line, column }))).toEqual(
      checked!.findings.map(({ code, line, column }) => ({ code, line, column })),
    );
    expect(findings[0]!.message.en).toMatch(/“?costs”? is not known here; did you mean “cost”/);
    expect(findings[0]!.message.pl).toContain('czy chodziło o');
  });

  it('are one for a misspelt field that is needed: it is not missing, too', async () => {
    const findings = await found(card().replace('cost: 3', 'cst: 3'));
    expect(findings.map(({ code }) => code)).toEqual(['unknownField']);
  });

  it('name path and span of what is wrong', async () => {
    const text = card("costs: 3, abilities: [{ keyword: 'terrorr', effects: [{ do: 'drow' }] }],");
    const places = (await found(text)).map(({ path, span, severity }) => [path, text.slice(span.from, span.to), severity]);
    expect(places).toEqual([
      ['costs', 'costs', 'error'],
      ['abilities[0].keyword', "'terrorr'", 'error'],
      ['abilities[0].effects[0].do', "'drow'", 'error'],
    ]);
  });

  it('of a broken text are at the line, with the rest of the mod checked all the same', async () => {
    const broken = card().replace("id: 'a',", "id: 'a'");
    const other = card('costs: 3,').replace("id: 'a'", "id: 'b'").replace('Lantern', 'Other').replace('Latarnia', 'Inna');
    const findings = await findingsOf(mod(broken, { 'cards/b.js': other }));
    expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual(['cards/a.js sourceSyntax', 'cards/b.js unknownField']);
  });

  it('are told of a manifest that cannot be read', async () => {
    const source: ModSource = { origin: 'mine', content: new Map([['mod.json', new TextEncoder().encode('{ "id": ')]]) };
    expect(await findingsOf(source)).toMatchObject([{ severity: 'error', file: 'mod.json', fixes: [] }]);
  });
});

/** A broken card, the problem, the button, and what the text becomes. */
const FIXES: readonly (readonly [what: string, text: string, code: string, label: string, contains: string])[] = [
  ['a misspelt field', card('flavor: { en: "x", pl: "x" },'), 'unknownField', 'Change to “flavour”', 'flavour: { en: "x"'],
  ['a field too many', card('zzz: 1,'), 'unknownField', 'Remove “zzz”', 'cost: 3,\n});'],
  ['a misspelt verb', ability("effects: [{ do: 'drow', count: 1 }]"), 'unknownEffect', 'Change to “draw”', "do: 'draw'"],
  [
    'a misspelt word',
    ability("effects: [{ do: 'draw', count: 1, who: 'rival' }]"),
    'unknownWord',
    'Change to “rivals”',
    "who: 'rivals'",
  ],
  ['a missing field', card().replace('  cost: 3,\n', ''), 'fieldMissing', 'Add “cost”', "pl: 'Latarnia' },\n  cost: 1,\n"],
  [
    'a missing field of an effect',
    ability("effects: [{ do: 'gain', token: 'thug' }]"),
    'fieldMissing',
    'Add “count”',
    "token: 'thug', count: 1 }",
  ],
  ['a number out of range', card().replace('cost: 3', 'cost: 33'), 'outOfRange', 'Change to “20”', 'cost: 20'],
  [
    'no Polish',
    card().replace(", pl: 'Latarnia'", ''),
    'languageMissing',
    'Begin with the English text',
    "name: { en: 'Lantern', pl: 'Lantern' }",
  ],
  [
    'no bound',
    ability("when: { count: 'hand' }, effects: [{ do: 'draw', count: 1 }]"),
    'boundMissing',
    'Add “atLeast: 1”',
    "{ count: 'hand', atLeast: 1 }",
  ],
  [
    'both effects and run',
    ability("effects: [{ do: 'draw', count: 1 }], run(game) { game.draw(1); }, text: { en: 'x', pl: 'x' }"),
    'effectsAndRun',
    'Remove “run”',
    "effects: [{ do: 'draw', count: 1 }], text",
  ],
  ['a missing comma', card().replace('cost: 3,', 'cost: 3'), 'sourceSyntax', 'Add a comma in line 6', 'cost: 3,\n'],
  ['a missing bracket', card().replace('count: 1 }]', 'count: 1 ]'), 'sourceSyntax', 'Add “}” in line 7', 'count: 1}'],
  ['a bad id', card().replace("id: 'a'", "id: 'Żółta Latarnia'"), 'badId', 'Change to “zolta-latarnia”', "id: 'zolta-latarnia',"],
  [
    'a window of another keyword',
    ability("window: 'success', effects: [{ do: 'draw', count: 1 }]"),
    'windowNever',
    'Remove “window”',
    "'confrontation', effects",
  ],
  [
    'a field without use',
    card("abilities: [{ keyword: 'terror', forfeit: true, effects: [{ do: 'draw', count: 1 }] }],"),
    'fieldNoUse',
    'Remove “forfeit”',
    "'terror', effects",
  ],
  [
    'one effect for a list',
    ability("effects: { do: 'draw', count: 1 }"),
    'notAList',
    'Change to “[ … ]”',
    "effects: [{ do: 'draw', count: 1 }]",
  ],
  [
    'a function without a text',
    ability('run(game) { game.draw(1); }'),
    'functionWithoutText',
    'Add “text”',
    "text: { en: '…', pl: '…' }",
  ],
];

describe('one click', () => {
  it.each(FIXES)('mends %s', async (_what, text, code, label, contains) => {
    const findings = await found(text);
    const finding = findings.find((one) => one.code === code);
    expect(finding, JSON.stringify(findings.map(({ code: is, path }) => [is, path]))).toBeDefined();
    const labels = finding!.fixes.map((fix) => fix.label.en);
    const fix = finding!.fixes.find((one) => one.label.en === label);
    expect(fix, labels.join(', ')).toBeDefined();
    const after = applied(text, fix!.changes);
    expect(after).toContain(contains);
    const left = await found(after);
    expect(left.filter((one) => one.code === code && one.path === finding!.path)).toEqual([]);
    expect(left.filter((one) => one.severity === 'error').length).toBeLessThanOrEqual(findings.length - 1);
  });

  it('says every fix in both languages', async () => {
    for (const [, text] of FIXES)
      for (const { fixes, message } of await found(text)) {
        expect(message.pl).not.toBe(message.en);
        for (const { label } of fixes) expect(label.pl).not.toBe(label.en);
      }
  });
});

describe('the game’s workbench', () => {
  it('checks a mod where scripts may run, whether it loads or not', async () => {
    const source = mod(card('costs: 3,'));
    const library = await openLibrary([source]);
    const told = await workbench.answer(library, { about: 'check', mod: source, beside: [] }, () => Promise.resolve(null));
    expect(told).toEqual(await findingsOf(source));
    // It crosses to the page as a message.
    expect(structuredClone(told)).toEqual(told);
    library.host.dispose();
  });
});
