import { describe, expect, it } from 'vitest';
import {
  applied,
  controlsIn,
  dataOf,
  parseCard,
  readPath,
  valueAt,
  type CardForm,
  type Control,
  type Edit,
  type ParsedCard,
  type FormRow,
} from '../../../../src/platform/workshop';
import {
  ABILITY_KEYWORDS,
  may,
  need,
  said,
  whole,
  words,
  type Fields,
  type FieldShape,
} from '../../../../src/games/cults/contract/language';
import { formOf } from '../../../../src/games/cults/workshop/form/build';
import { TABLES, type Tables } from '../../../../src/games/cults/workshop/form/tables';
import { knownFieldLabel, knownKindLabel, knownVerbLabel, knownWordLabel } from '../../../../src/games/cults/workshop/labels';
import { problemsOf } from '../../../../src/games/cults/vocabulary/check';
import { editsOf } from './every-edit';
import { CARD_FILES } from './card-files';

const CARDS = CARD_FILES.filter(([, text]) => text.includes('export default'));

function opened(text: string): ParsedCard {
  const parsed = parseCard(text);
  if ('why' in parsed) throw new Error(`${parsed.why} in\n${text}`);
  return parsed;
}
const formFor = (text: string, tables: Tables = TABLES): CardForm => formOf(opened(text), undefined, tables)!;
const edited = (text: string, edit: Edit): string => {
  if (edit === null) throw new Error(`no edit of\n${text}`);
  return applied(text, edit);
};
/** What the check says about the plain data of a card. */
const problems = (text: string): unknown[] => {
  const { declaration } = opened(text);
  const data = { kind: declaration!.maker, ...(dataOf(declaration!.root) as object) };
  return problemsOf(data, 'x.js').map(({ code, params }) => ({ code, ...params }));
};

function rowsIn(form: CardForm): FormRow[] {
  const inside = (control: Control): FormRow[] => {
    const own = control.is === 'group' || control.is === 'variant' ? control.rows : [];
    return [...own, ...controlsIn(control).flatMap(([, inner]) => inside(inner))];
  };
  return form.rows.flatMap((row) => [row, ...inside(row.control)]);
}
function controlsOf(form: CardForm): (readonly [path: string, Control])[] {
  const inside = (path: string, control: Control): (readonly [string, Control])[] => [
    [path, control],
    ...controlsIn(control).flatMap(([at, inner]) => inside(at, inner)),
  ];
  return form.rows.flatMap((row) => inside(row.path, row.control));
}
const controlAt = (form: CardForm, path: string): Control => {
  const found = controlsOf(form).find(([at]) => at === path);
  if (found === undefined)
    throw new Error(
      `no ${path} among ${controlsOf(form)
        .map(([at]) => at)
        .join(', ')}`,
    );
  return found[1];
};

/** Written into text fields: what must be escaped. */
const AWKWARD = "it's „x”";

const guardian = (abilities: string): string =>
  `import { guardian } from 'cults';\n\nexport default guardian({\n  id: 'a',\n  name: { en: 'A', pl: 'A' },\n  cost: 3,\n  abilities: ${abilities},\n});\n`;

describe('the form of a card', () => {
  it.each(CARDS)('%s shows every member of the declaration', (_path, text) => {
    const card = opened(text);
    const form = formOf(card)!;
    const paths = rowsIn(form).map(({ path }) => path);
    for (const { key } of card.declaration!.root.members) expect(paths).toContain(key);
  });

  it.each(CARDS)('%s offers only edits that can be made and parsed', (path, text) => {
    let count = 0;
    for (const [at, control] of controlsOf(formFor(text))) {
      for (const edit of editsOf(control, AWKWARD)) {
        const parsed = edit === null ? null : parseCard(applied(text, edit));
        expect(parsed !== null && !('why' in parsed), `${path} ${at} ${control.is}: ${JSON.stringify(edit)}`).toBe(true);
        count++;
      }
    }
    expect(count).toBeGreaterThan(5);
  });

  it('takes what it does not understand for a block of script', () => {
    const form = formFor(guardian("[{ keyword: 'terror', run(game) { game.draw(1); } }, ...more, { keyword, effects: [x] }]"));
    expect(controlAt(form, 'abilities[0].run')).toMatchObject({ is: 'opaque', source: 'run(game) { game.draw(1); }' });
    expect(controlAt(form, 'abilities[1]')).toMatchObject({ is: 'opaque', source: '...more' });
    expect(controlAt(form, 'abilities[2].keyword')).toMatchObject({ is: 'opaque', source: 'keyword' });
    expect(controlAt(form, 'abilities[2].effects[0]')).toMatchObject({ is: 'opaque', source: 'x' });
    expect(rowsIn(form).map(({ path }) => path)).not.toContain('abilities[0].effects');
  });

  it('is null for a file that declares nothing, or something else', () => {
    expect(formOf(opened('export const a = 1;\n'))).toBeNull();
    expect(formOf(opened('export default horror({});\n'))).toBeNull();
  });

  it('changes single values, and nothing else', () => {
    const text = guardian("[{ keyword: 'mobilization', effects: [{ do: 'draw', count: 2 /* two */ }] }]");
    const form = formFor(text);
    const cost = controlAt(form, 'cost');
    expect(cost).toMatchObject({ is: 'whole', value: 3, min: 0, max: 20 });
    expect(edited(text, cost.is === 'whole' ? cost.set(5) : null)).toBe(text.replace('cost: 3', 'cost: 5'));
    const count = controlAt(form, 'abilities[0].effects[0].count');
    expect(count).toMatchObject({ is: 'variant', chosen: { value: 'number' }, inner: { value: 2, min: 0, max: 20 } });
    expect(edited(text, count.is === 'variant' ? count.chosen.set('count') : null)).toBe(
      text.replace('count: 2 /', "count: { count: 'rituals' } /"),
    );
    const attack = controlAt(form, 'icons.attack');
    expect(edited(text, attack.is === 'whole' ? attack.set(2) : null)).toContain("cost: 3,\n  icons: 'AA',\n  abilities");
  });

  it('keeps icons as they are written', () => {
    const text = guardian('[]').replace('cost: 3', "cost: 3, icons: 'APT'");
    const power = controlAt(formFor(text), 'icons.power');
    expect(edited(text, power.is === 'whole' ? power.set(3) : null)).toContain("icons: 'APPPT'");
    const numbers = text.replace("'APT'", '{ attack: 1 }');
    const own = controlAt(formFor(numbers), 'icons.power');
    expect(edited(numbers, own.is === 'whole' ? own.set(3) : null)).toContain('icons: { attack: 1, power: 3 }');
  });

  it('changes the verb of an effect: alike fields stay, others go, needed ones come', () => {
    const text = guardian("[{ keyword: 'terror', effects: [{ /* x */ do: 'gain', token: 'thug', count: 2, who: 'rivals' }] }]");
    const effect = controlAt(formFor(text), 'abilities[0].effects[0]');
    const drawn = edited(text, effect.is === 'variant' ? effect.chosen.set('draw') : null);
    expect(drawn).toContain("{ /* x */ do: 'draw', count: 2, who: 'rivals' }");
    const placed = edited(text, effect.is === 'variant' ? effect.chosen.set('placeRitual') : null);
    expect(placed).toContain("{ /* x */ do: 'placeRitual', level: 1, where: 'here' }");
  });

  it('puts conditions around each other', () => {
    const text = guardian("[{ keyword: 'terror', when: { count: 'hand', atLeast: 1 }, effects: [{ do: 'draw', count: 1 }] }]");
    const when = controlAt(formFor(text), 'abilities[0].when');
    const all = edited(text, when.is === 'variant' ? when.chosen.set('all') : null);
    expect(all).toContain("when: { all: [{ count: 'hand', atLeast: 1 }] }");
    const any = controlAt(formFor(all), 'abilities[0].when');
    expect(edited(all, any.is === 'variant' ? any.chosen.set('any') : null)).toContain("when: { any: [{ count: 'hand'");
    expect(problems(all)).toEqual([]);
  });

  it('empties a language, and the field with the last one', () => {
    const text = guardian('[]').replace('cost: 3', "cost: 3, flavour: { en: 'a', pl: 'b' }");
    const setText = (source: string, path: string, to: string): string => {
      const control = controlAt(formFor(source), path);
      return edited(source, control.is === 'text' ? control.set(to) : null);
    };
    const one = setText(text, 'flavour.pl', '');
    expect(one).toContain("flavour: { en: 'a' }");
    expect(setText(one, 'flavour.en', '')).not.toContain('flavour');
    expect(setText(guardian('[]'), 'text.pl', 'żółw')).toContain("text: { pl: 'żółw' }");
  });

  it('changes the kind with what it needs', () => {
    const text = guardian('[]');
    const kind = formFor(text).rows[0]!.control;
    const city = edited(text, kind.is === 'choice' ? kind.set('city') : null);
    expect(city).toContain("import { city } from 'cults';");
    expect(city).toContain("cost: 3,\n  lasts: 'once',\n  abilities: []");
  });
});

describe('values that the form adds', () => {
  it.each(ABILITY_KEYWORDS.map((keyword) => [keyword]))('pass the check: every verb in %s', (keyword) => {
    const text = guardian(`[{ keyword: '${keyword}', effects: [] }]`);
    const effects = controlAt(formFor(text), 'abilities[0].effects');
    if (effects.is !== 'list') throw new Error(effects.is);
    expect(effects.add.length).toBeGreaterThan(20);
    for (const action of effects.add) {
      const after = edited(text, action.edit());
      expect(problems(after), after).toEqual([]);
      // Every way to go on from there passes as well.
      const inner = controlsOf(formFor(after)).filter(([path]) => path.startsWith('abilities[0].effects[0]'));
      for (const [path, control] of inner) {
        const more = control.is === 'group' || control.is === 'variant' ? control.more : control.is === 'list' ? control.add : [];
        for (const further of more) {
          const next = edited(after, further.edit());
          expect(problems(next), `${path}: ${further.label.en}\n${next}`).toEqual([]);
        }
      }
    }
  });

  it.each(Object.keys(TABLES.conditions).map((form) => [form]))('pass the check: the condition %s', (form) => {
    const text = guardian("[{ keyword: 'influence', effects: [{ do: 'draw', count: 1 }] }]");
    const ability = controlAt(formFor(text), 'abilities[0]');
    const add = ability.is === 'group' ? ability.more.find(({ label }) => label.en === 'Only if') : undefined;
    const withWhen = edited(text, add!.edit());
    const when = controlAt(formFor(withWhen), 'abilities[0].when');
    const after = edited(withWhen, when.is === 'variant' ? when.chosen.set(form) : null);
    expect(problems(after)).toEqual([]);
  });
});

describe('a new verb in the table', () => {
  const summon = {
    group: 'board' as const,
    doc: said('calls a horror', 'wzywa koszmar'),
    fields: { horrors: need(whole(1, 5)), size: may(words(['small', 'vast'])) } satisfies Fields,
  };
  const tables: Tables = { ...TABLES, verbs: { ...TABLES.verbs, summonHorror: summon } };

  it('appears in the menu and has its fields, without a line of code', () => {
    const text = guardian("[{ keyword: 'terror', effects: [] }]");
    const effects = controlAt(formFor(text, tables), 'abilities[0].effects');
    const add = effects.is === 'list' ? effects.add.find(({ label }) => label.en === 'Summon horror') : undefined;
    const after = edited(text, add!.edit());
    expect(after).toContain("effects: [{ do: 'summonHorror', horrors: 1 }]");
    expect(controlAt(formFor(after, tables), 'abilities[0].effects[0].horrors')).toMatchObject({ is: 'whole', value: 1, max: 5 });
    const size = controlAt(formFor(after, tables), 'abilities[0].effects[0].size');
    expect(edited(after, size.is === 'choice' ? size.set('vast') : null)).toContain("horrors: 1, size: 'vast'");
  });
});

describe('labels', () => {
  /** Every field of the tables with its holder, and every word with its field. */
  function* named(): Iterable<readonly [holder: string, field: string, words: readonly string[]]> {
    function* inShape(shape: FieldShape, field: string): Iterable<readonly [string, string, readonly string[]]> {
      if (shape.is === 'words') yield ['', field, shape.words];
      if (shape.is === 'list' || shape.is === 'byDistrict' || shape.is === 'copies') yield* inShape(shape.of, field);
      if (shape.is === 'either') yield* inShape(shape.other, field);
      if (shape.is === 'textOr') yield* inShape(shape.other, field);
      if (shape.is === 'object') yield* inFields(field, shape.fields);
    }
    function* inFields(holder: string, fields: Fields): Iterable<readonly [string, string, readonly string[]]> {
      for (const [name, field] of Object.entries(fields)) {
        if (field.saved === true) continue;
        yield [holder, name, []];
        yield* inShape(field.type, name);
      }
    }
    const { kinds, verbs, conditions, amounts, parts } = TABLES;
    const written = Object.entries(verbs).filter(([, verb]) => verb.saved !== true);
    for (const [name, { fields }] of [
      ...Object.entries(kinds),
      ...written,
      ...Object.entries(conditions),
      ...Object.entries(amounts),
    ])
      yield* inFields(name, fields);
    for (const [name, fields] of Object.entries(parts)) yield* inFields(name, fields);
  }

  it('exist in both languages for every field, word, verb and kind', () => {
    const bare: string[] = [];
    for (const [holder, field, list] of named()) {
      if (knownFieldLabel(holder, field) === null) bare.push(`${holder}.${field}`);
      for (const word of list) if (knownWordLabel(field, word) === null) bare.push(`${field}: ${word}`);
    }
    for (const [name, verb] of Object.entries(TABLES.verbs))
      if (verb.saved !== true && knownVerbLabel(name) === null) bare.push(name);
    for (const kind of Object.keys(TABLES.kinds)) if (knownKindLabel(kind) === null) bare.push(kind);
    expect(bare).toEqual([]);
  });

  it('say of events what they are', () => {
    expect(knownWordLabel('on', 'cardsDrawn')).toEqual({ en: 'anyone draws cards', pl: 'ktokolwiek dobierze karty' });
    expect(knownWordLabel('on', 'roundBegun')?.en).toBe('a round begins');
  });
});

describe('paths of the form', () => {
  it('are those of the text', () => {
    for (const [, text] of CARDS) {
      const { declaration } = opened(text);
      for (const [path, control] of controlsOf(formFor(text))) {
        if (control.is !== 'opaque' || path === '') continue;
        const value = valueAt(declaration!.root, readPath(path));
        if (value !== undefined) expect(text.slice(value.from, value.to)).toBe(control.source);
      }
    }
  });
});
