import { describe, expect, it } from 'vitest';
import { RULES } from '../../../../src/games/cults/rules';
import { GameError } from '../../../../src/kernel';
import { problemsOf } from '../../../../src/games/cults/vocabulary/check';
import { readDeclaration } from '../../../../src/games/cults/vocabulary/declaration';
import { NUMBERS } from '../../../../src/games/cults/contract/language';
import { loadBook } from '../../../../src/games/cults/vocabulary/book';
import { modOf, MODS, readMod } from '../../../mods/load';

type Doc = Readonly<Record<string, unknown>>;

/** What a mod of the first api is warned of; a mod of the second is refused for the first of it. */
function warnings(doc: Doc): string[] {
  const whole = { id: 'x', name: { en: 'X' }, ...doc };
  const found: string[] = [];
  readDeclaration(whole, 'm', 'x.js', 1, ({ params, code }) =>
    found.push(`${String(params['path']).slice('x.js.'.length)}: ${code}`),
  );
  try {
    readDeclaration(whole, 'm', 'x.js', 2);
    expect(found).toEqual([]);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    expect(`${String(error.params['path'])}: ${error.code}`).toBe(`x.js.${found[0]!}`);
  }
  return found;
}

const ability = (keyword: string, effects: readonly Doc[], more: Doc = {}): string[] =>
  warnings({ kind: 'starting', abilities: [{ keyword, effects, ...more }] });
const city = (effects: readonly Doc[]): string[] => warnings({ kind: 'city', lasts: 'round', effects });
const change = (more: Doc): Doc => ({ do: 'change', number: 'sanity', add: 1, lasts: 'round', ...more });
const first = 'abilities[0].effects[0]';

describe('what can do nothing', () => {
  it.each([
    ['skipAdvance', 'confrontation', undefined],
    ['skipAdvance', 'preparation', 'afterAdvance'],
    ['addAttack', 'confrontation', 'win'],
    ['addThugs', 'terror', undefined],
    ['passOnDisorganization', 'confrontation', 'win'],
    ['keepRitual', 'influence', undefined],
    ['saveRitual', 'hiding', undefined],
  ])('%s in %s %s', (verb, keyword, window) => {
    const effect = verb.startsWith('add') ? { do: verb, count: 1 } : { do: verb };
    expect(ability(keyword, [effect], window === undefined ? {} : { window })).toEqual([`${first}.do: effectNoUse`]);
    expect(city([effect])).toEqual(['effects[0].do: effectNoUse']);
    const trigger = { on: 'planTaken', effects: [effect] };
    expect(warnings({ kind: 'starting', triggers: [trigger] })).toEqual([]);
    expect(ability('hiding', [{ do: 'subscribe', lasts: 'round', triggers: [trigger] }])).toEqual([]);
  });

  it('is said of `here` where no district is meant', () => {
    const here = { do: 'placeSite', where: 'here' };
    expect(ability('mobilization', [here])).toEqual([`${first}.where: noHere`]);
    expect(ability('mobilization', [{ do: 'chooseDistrict', effects: [here] }])).toEqual([]);
    expect(ability('planning', [here])).toEqual([]);
    expect(city([here])).toEqual(['effects[0].where: noHere']);
    expect(city([change({ where: 'here' })])).toEqual(['effects[0].where: noHere']);
  });

  it('is said of players whom nobody has named', () => {
    expect(city([{ do: 'draw', count: 1, who: 'owner' }])).toEqual(['effects[0].who: nobodyMeant']);
    expect(ability('hiding', [{ do: 'draw', count: 1, who: 'eventSeat' }])).toEqual([`${first}.who: nobodyMeant`]);
    const chosen = { do: 'chooseSeat', of: 'rivals', effects: [{ do: 'draw', count: 1, who: 'eventSeat' }] };
    expect(ability('hiding', [chosen])).toEqual([]);
  });

  it('is said of a window that the keyword does not have', () => {
    expect(ability('planning', [], { window: 'win' })).toEqual(['abilities[0].window: windowNever']);
  });
});

describe('a declaration with several mistakes', () => {
  it('is told all of them at once, each with what was perhaps meant', () => {
    const doc = {
      kind: 'city',
      id: 'x',
      name: { en: 'X' },
      lassts: 'once',
      effects: [
        { do: 'drow', count: 1 },
        { do: 'gain', token: 'thugs', count: 99, cuont: 1 },
      ],
    };
    const problems = problemsOf(doc, 'x.js').map(({ code, params: { path, field, nearest } }) => [code, path, field, nearest]);
    expect(problems).toEqual([
      ['unknownField', 'x.js.lassts', 'lassts', 'lasts'],
      ['unknownEffect', 'x.js.effects[0].do', undefined, 'draw'],
      ['unknownField', 'x.js.effects[1].cuont', 'cuont', 'count'],
      ['unknownWord', 'x.js.effects[1].token', undefined, 'thug'],
      ['outOfRange', 'x.js.effects[1].count', undefined, undefined],
    ]);
  });

  it('does not offer the engine’s own words', () => {
    const [problem] = problemsOf({ kind: 'city', id: 'x', name: { en: 'X' }, lasts: 'once', effects: [{ do: '?' }] }, 'x.js');
    expect(problem?.params['known']).not.toContain('script');
    const among = { do: 'chooseSeat', of: 'rivals', among: [1], effects: [] };
    const doc = { kind: 'city', id: 'x', name: { en: 'X' }, lasts: 'once', effects: [among] };
    expect(problemsOf(doc, 'x.js').map(({ code }) => code)).toEqual(['unknownField']);
  });

  it('is warned of fields that say nothing beside others', () => {
    const rounds = { do: 'change', number: 'sanity', add: 1, lasts: 'game', rounds: 2 };
    expect(city([rounds])).toEqual(['effects[0].rounds: fieldNoUse']);
    expect(city([{ do: 'if', is: { count: 'round' }, effects: [] }])).toEqual(['effects[0].is: boundMissing']);
  });
});

describe('a change', () => {
  it.each(Object.keys(RULES))('of %s is narrowed by what the number knows, and by nothing else', (number) => {
    const known: readonly string[] = NUMBERS[number as keyof typeof NUMBERS].narrowedBy;
    for (const [field, value] of Object.entries({ of: 'you', where: 'downtown', kind: 'action' })) {
      const expected = known.includes(field) ? [] : [`effects[0].${field}: changeIgnores`];
      expect(city([change({ number, [field]: value })]), field).toEqual(expected);
    }
    expect(city([change({ number, of: 'everyone' })])).toEqual([]);
  });

  it('says what it changes', () => {
    expect(city([{ do: 'change', number: 'sanity', lasts: 'round' }])).toEqual(['effects[0]: changeNothing']);
  });

  it('of house rules is nobody’s own', () => {
    const rules = { kind: 'rules', id: undefined, name: { en: 'R' } };
    const changes = [{ number: 'rerolls', add: 1, of: 'you', lasts: 'game' }];
    const found: string[] = [];
    readDeclaration(JSON.parse(JSON.stringify({ ...rules, changes })), 'm', 'r.js', 1, ({ code }) => found.push(code));
    expect(found).toEqual(['nobodyMeant']);
  });
});

describe('effects and a function', () => {
  const source = `import { action } from 'cults';
export default action({ id: 'b', name: { en: 'B' }, text: { en: 'Both.' }, cost: 1,
  abilities: [{ keyword: 'hiding', effects: [{ do: 'draw', count: 1 }], run(game) { game.draw(2); } }] });`;
  const load = async (api: number): Promise<unknown> => {
    const loaded = await loadBook([readMod(`${MODS}/base`), { ...modOf('both', { 'b.js': source }), api }]);
    return loaded.refused.map(({ error }) => [error.code, error.params['path']]);
  };

  it('are refused together, but not of an older mod', async () => {
    expect(await load(1)).toEqual([]);
    expect(await load(2)).toEqual([['effectsAndRun', 'b.js.abilities[0].run']]);
  });
});

describe('the base set and the examples', () => {
  it('say nothing that can do nothing', async () => {
    const folders = ['base', ...['whispers', 'signatures', 'fifth-cult', 'house-rules'].map((name) => `examples/${name}`)];
    const mods = folders.map((folder) => ({ ...readMod(`${MODS}/${folder}`), api: 2 }));
    expect((await loadBook(mods)).refused.map(({ error }) => [error.code, error.params])).toEqual([]);
  });
});
