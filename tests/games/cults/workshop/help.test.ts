import { describe, expect, it } from 'vitest';
import { CultsHelp } from '../../../../src/games/cults/workshop/help';
import { CALLS } from '../../../../src/games/cults/workshop/help/calls';
import { CALLS_PL } from '../../../../src/games/cults/workshop/help/calls-pl';
import { VERBS } from '../../../../src/games/cults/contract/language';

const known = {
  cards: [
    ['adept', 'Adept'],
    ['m:a', 'Mine'],
  ] as const,
  cults: [],
  settings: ['hard'],
  pictures: ['pic/a.png'],
};
const help = new CultsHelp(known);
const card = (inside: string, kind = 'guardian'): string =>
  `import { ${kind} } from 'cults';\nexport default ${kind}({ ${inside} });\n`;

/** What is offered at the bar. */
function offered(text: string): string[] {
  const bar = text.indexOf('|');
  return help.complete(text.replace('|', ''), bar)?.options.map(({ label }) => label) ?? [];
}
/** The text after taking what is offered under this name. */
function taken(text: string, label: string): string {
  const [bar, whole] = [text.indexOf('|'), text.replace('|', '')];
  const found = help.complete(whole, bar);
  const option = found!.options.find((one) => one.label === label)!;
  return whole.slice(0, found!.from) + option.insert + whole.slice(found!.to);
}
const explained = (text: string): unknown => help.explain(text.replace('|', ''), text.indexOf('|'));

describe('completion', () => {
  it('offers the fields of the kind that are not there yet', () => {
    expect(offered(card("id: 'a', c|"))).toEqual(expect.arrayContaining(['cost', 'copies', 'abilities']));
    expect(offered(card("id: 'a', |"))).not.toContain('id');
    expect(offered(card('|', 'objective'))).toEqual(expect.arrayContaining(['difficulty', 'requires']));
    expect(offered(card('|', 'city'))).toContain('run');
    expect(offered(card('|', 'nothing'))).toEqual([]);
    expect(taken(card('co|'), 'cost')).toBe(card('cost: '));
  });

  it('offers the fields of a verb, a part, a language', () => {
    const fields = offered(card("abilities: [{ keyword: 'terror', effects: [{ do: 'gain', | }] }]"));
    expect(fields.sort()).toEqual(['count', 'token', 'who']);
    expect(offered(card('abilities: [{ | }]'))).toEqual(expect.arrayContaining(['keyword', 'effects', 'run', 'when']));
    expect(offered(card('name: { | }'))).toEqual(['en', 'pl']);
    expect(offered(card("abilities: [{ when: { count: 'hand', | } }]"))).toEqual(expect.arrayContaining(['atLeast', 'of']));
    expect(offered(card("abilities: [{ effects: [{ do: 'draw', count: { | } }] }]"))).toEqual(
      expect.arrayContaining(['count', 'setting', 'rule']),
    );
    expect(offered(card('art: { | }'))).toContain('sky');
  });

  it('offers words, with quotes where there are none', () => {
    expect(offered(card("abilities: [{ keyword: '|' }]"))).toEqual(expect.arrayContaining(['terror', 'confrontation']));
    expect(taken(card("abilities: [{ keyword: '|' }]"), 'terror')).toBe(card("abilities: [{ keyword: 'terror' }]"));
    expect(taken(card('abilities: [{ keyword: | }]'), 'terror')).toBe(card("abilities: [{ keyword: 'terror' }]"));
    expect(offered(card("abilities: [{ keyword: 'confrontation', window: '|' }]"))).toEqual(['reveal', 'win', 'lose']);
    expect(offered(card("investigators: ['|']", 'city'))).toContain('uptown');
    expect(offered(card("abilities: [{ effects: [{ do: 'discard', upTo: | }] }]"))).toEqual(['true']);
    expect(offered(card("abilities: [{ effects: [{ do: 'destroyDiscard', only: '|' }] }]"))).toEqual(['adept', 'm:a']);
    expect(offered(card("art: '|'"))).toEqual(['pic/a.png']);
  });

  it('offers the verbs that can do something in the window', () => {
    const inTerror = offered(card("abilities: [{ keyword: 'terror', effects: [{ do: '|' }] }]"));
    expect(inTerror).toEqual(expect.arrayContaining(['draw', 'keepRitual']));
    expect(inTerror).not.toContain('setDie');
    expect(inTerror).not.toContain('script');
    expect(offered(card("abilities: [{ keyword: 'recruitment', effects: [{ do: '|' }] }]"))).toContain('setDie');
  });

  it('offers the calls of game inside functions', () => {
    expect(offered(card('abilities: [{ run(game) { game.| } }]'))).toEqual(
      expect.arrayContaining(['draw', 'me', 'chooseRitual', 'store']),
    );
    expect(offered(card('abilities: [{ run(game) { game.store.| } }]'))).toEqual(['get', 'set', 'keys']);
    expect(offered(card('abilities: [{ run(game) { other.| } }]'))).toEqual([]);
    expect(taken(card('abilities: [{ run(game) { game.dr| } }]'), 'draw')).toContain('game.draw(');
  });

  it('has nothing to offer in comments and outside', () => {
    expect(offered(card('// |\n'))).toEqual([]);
    expect(offered('// |')).toEqual([]);
  });
});

describe('documentation', () => {
  it('explains fields, verbs, words and calls', () => {
    expect(explained(card('c|ost: 3'))).toMatchObject({
      title: 'cost',
      label: { pl: 'Koszt' },
      text: { en: 'base cost in Power' },
    });
    expect(explained(card("abilities: [{ effects: [{ do: 'dr|aw' }] }]"))).toMatchObject({ text: VERBS.draw.doc });
    expect(explained(card("abilities: [{ effects: [{ do: 'draw', who: 'ri|vals' }] }]"))).toMatchObject({
      text: { en: 'all but you' },
    });
    expect(explained(card('run(game) { game.dr|aw(1); }'))).toMatchObject({
      label: { en: 'draw(count: number, cult?: CultId): void' },
      text: { en: expect.stringContaining('Draws cards') as string },
    });
    expect(explained(card("id: 'x|y'"))).toBeNull();
    expect(explained('// w|ord')).toBeNull();
  });
});

describe('the calls of game', () => {
  it('come from the authors’ types, each with a sentence in both languages', () => {
    const names = CALLS['game']!.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(45);
    const untranslated = Object.entries(CALLS).flatMap(([object, calls]) =>
      calls.flatMap(({ name, doc }) =>
        doc !== null && CALLS_PL[object === 'game' ? name : `${object}.${name}`] === undefined ? [name] : [],
      ),
    );
    expect(untranslated).toEqual([]);
  });

  it('have readable signatures', () => {
    const signatures = new Map(CALLS['game']!.map(({ name, signature }) => [name, signature]));
    expect(signatures.get('me')).toBe('me: CultId');
    expect(signatures.get('count')).toMatch(/^count\( ?what: Count, where\?: \{/);
    expect(signatures.get('chooseStack')).toMatch(/^chooseStack<S/);
  });
});
