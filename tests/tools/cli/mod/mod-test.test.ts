import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openMod, writeZip } from '../../../../src/platform/sandbox/mods';
import { readModFrom } from '../../../../src/tools/cli/mod-disk';
import { fuzzCommand } from '../../../../src/tools/cli/mod/fuzz/fuzz';
import { testCommand } from '../../../../src/tools/cli/mod/test/test';
import { acting, Bench, guardian, said } from './mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

describe('mod test', () => {
  const scenario = {
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'mobilization',
    seed: 't',
    hands: { cthulhu: ['trial:a'], hastur: [] },
    decks: { cthulhu: ['acolyte', 'acolyte', 'acolyte', 'adept', 'adept', 'brute', 'brute', 'fanatic'] },
  };
  const use = [{ until: { kind: 'useAbility' } }, { answer: { kind: 'useAbility', options: [{ card: 'trial:a' }] } }];
  const run = async (steps: readonly unknown[], body = 'game.draw(1);'): Promise<string> => {
    const test = JSON.stringify({ name: 'T', scenario, steps });
    const { out } = await said(() => testCommand([bench.mod({ 'cards/a.js': acting(body), 'tests/a.json': test })]));
    return out;
  };

  it('answers by words and looks at events, the table and the open decision', async () => {
    const look = {
      events: [
        { type: 'abilityUsed', card: 'trial:a' },
        { type: 'cardsDrawn', count: 1 },
      ],
      noEvents: [{ type: 'scriptCancelled' }],
      state: { 'decks.cthulhu.count': 1, 'districts.downtown.rituals': [] },
      decision: { seat: 'cthulhu' },
    };
    expect(await run([...use, { expect: look }])).toMatch(/\n1 passed, 0 failed\.\n$/);
  });

  it.each([
    [[{ answer: { kind: 'takePlan', options: [] } }], /step 1: .*“?\{"kind":"takePlan"\}/],
    [
      [use[0], { answer: { kind: 'useAbility', options: [{ card: 'brute' }] } }],
      /step 2: .*offers no option with \{"card":"brute"\}/,
    ],
    [[...use, { expect: { events: [{ type: 'ritualPlaced' }] } }], /step 3: The event \{"type":"ritualPlaced"\} did not happen/],
    [[{ expect: { state: { 'tokens.cthulhu.thug': 4 } } }], /step 1: “tokens\.cthulhu\.thug” was expected to be 4, but it is 0/],
    [[{ expect: { state: { 'tokens.dagon': 4 } } }], /step 1: There is no “dagon”/],
    [[{ expect: { decision: null } }], /step 1: The decision null was expected/],
    [[{ expct: {} }], /step 1: steps\[0\]\.expct: This field is not known/],
  ])('a failure names the step: %j', async (steps, message) => {
    const out = await run(steps);
    expect(out).toMatch(message);
    expect(out).toMatch(/\n0 passed, 1 failed\.\n$/);
  });

  it('a script that is cancelled unseen fails the test', async () => {
    expect(await run(use, 'throw new Error();')).toMatch(
      /FAILED .*The script of A was cancelled \(mod trial, cards\/a\.js 7:16: it gave up with an error\)/,
    );
    expect(await run([...use, { expect: { events: [{ type: 'scriptCancelled' }] } }], 'throw new Error();')).toContain(
      '1 passed',
    );
  });

  it('an until that never comes stops after the next round and tells what was asked meanwhile', async () => {
    const out = await run([{ until: { kind: 'chooseStack' } }]);
    expect(out).toMatch(
      /step 1: The decision “chooseStack” never came up until the end of round 3\. Asked meanwhile.*: useAbility \(cthulhu\).*takePlan \(hastur\) ×\d/,
    );
    expect(await run([{ until: { kind: 'chooseStack', seat: 'hastur', rounds: 10 } }])).toContain(
      '“chooseStack (hastur)” never came up before the game was over',
    );
  });

  it('traces every question, answer and event in words', async () => {
    const test = JSON.stringify([
      { name: 'T', scenario, steps: use },
      { name: 'Other', scenario, steps: [] },
    ]);
    const path = bench.mod({ 'cards/a.js': acting('game.draw(1);'), 'tests/a.json': test });
    const { out } = await said(() => testCommand([path, '--trace', '--only', 't']));
    const [first = ''] = out.split('── Other');
    expect(first).toMatch(/^── T\n {9}Cthulhu drew 6 cards/);
    expect(first).toContain('? Cthulhu: You may use a Mobilization ability. [useAbility]\n   2   > A (Mobilization)\n');
    expect((await said(() => testCommand([path, '--trace', '--only', 'OTHER', '--lang', 'pl']))).out).toMatch(
      /^── Other\n.*Zaliczone: 1, niezaliczone: 0\.\n$/s,
    );
  });

  it('tells every result in the language that was asked for', async () => {
    const tests = [
      { name: 'Jeden', scenario, steps: [] },
      { name: 'Dwa', scenario, steps: [{ expect: { decision: null } }] },
    ];
    const path = bench.mod({ 'cards/a.js': acting('game.draw(1);'), 'tests/a.json': JSON.stringify(tests) });
    const { out } = await said(() => testCommand([path, '--lang', 'pl']));
    const [passed, failed, all] = out.split('\n');
    expect(passed).toBe(`zaliczony ${path}/tests/a.json › Jeden`);
    expect(failed).toContain(`NIEZALICZONY ${path}/tests/a.json › Dwa: krok 1: `);
    expect(all).toBe('Zaliczone: 1, niezaliczone: 1.');
  });

  it('ends with 1 where a test fails or is no JSON', async () => {
    const { out, code } = await said(() => testCommand([bench.mod({ 'a.test.json': '{,' })]));
    expect(out).toMatch(/FAILED .*a\.test\.json: .*0 passed, 1 failed\.\n$/s);
    expect(code).toBe(1);
  });
});

describe('mod fuzz', () => {
  it('plays the mod’s cards; where nothing breaks it counts', async () => {
    const { out, code } = await said(() => fuzzCommand(['whispers', '--games', '8', '--seed', 'a']));
    expect(out).toMatch(/(^|\n)8 games, \d+ decisions, [1-9]\d* uses of the mod's abilities, nothing broke\.\n$/);
    expect(code).toBe(0);
  });

  it('warns of abilities that no game used, card by card', async () => {
    const never = `abilities: [
      { keyword: 'mobilization', effects: [{ do: 'gain', token: 'thug', count: 1 }] },
      { keyword: 'hiding', when: { count: 'rituals', atLeast: 5 }, effects: [{ do: 'draw', count: 1 }] },
    ]`;
    const { out, code } = await said(() => fuzzCommand([bench.mod({ 'cards/a.js': guardian(never) }), '--games', '6']));
    expect(out).toMatch(
      /^Warning: no game used “G” \(Hiding\)\..*\n6 games, .* [1-9]\d* uses? of the mod's abilities, nothing broke\.\n$/,
    );
    expect(code).toBe(0);
  });

  it('writes the shortest game that breaks as a card test, which fails until the card is mended', async () => {
    const path = bench.mod({ 'cards/a.js': acting('game.lose("thug", 9);') });
    const { out, err, code } = await said(() => fuzzCommand([path, '--games', '50', '--seed', 'b']));
    const file = join(path, 'tests/fuzz-trial-a-scriptnotenoughtokens.json');
    expect(out.trim()).toBe(file);
    expect(err).toMatch(
      /Broke in game \d+ .*The script of A was cancelled \(mod trial, cards\/a\.js .*A card test that leads there in \d+ answers/,
    );
    expect(code).toBe(1);
    const { steps } = JSON.parse(readFileSync(file, 'utf8')) as { steps: unknown[] };
    expect(steps.length).toBeLessThan(60);
    const failed = await said(() => testCommand([path]));
    expect(failed.out).toMatch(new RegExp(`FAILED .*step ${steps.length}|FAILED .*The script of A was cancelled`));
    writeFileSync(join(path, 'cards/a.js'), acting('game.draw(1);'));
    expect((await said(() => testCommand([path]))).out).toContain('1 passed, 0 failed');
  });

  it('prints the test where a mod is a zip', async () => {
    const city =
      "import { city } from 'cults';\nexport default city({ id: 'a', name: { en: 'A', pl: 'A' }, lasts: 'once', run() { throw new Error('no'); }, text: { en: 'No.', pl: 'Nie.' } });\n";
    const file = join(bench.folder, 'broken.zip');
    writeFileSync(file, writeZip(openMod(readModFrom(bench.mod({ 'cards/a.js': city }))).files));
    const { out, code } = await said(() => fuzzCommand([file, '--games', '3', '--lang', 'pl']));
    expect(JSON.parse(out)).toMatchObject({ name: 'fuzz: trial:a threw', config: { seats: expect.anything() as unknown } });
    expect(code).toBe(1);
  });
});
