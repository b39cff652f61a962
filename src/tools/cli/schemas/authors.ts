import { EVENT_TYPES } from '../../../games/cults/rules';
import { DEADLINES, DISTRICT_PARTS, TABLE_PARTS } from '../../../games/cults/contract/studies';
import { MOD_ID_LIKE } from '../../../kernel';
import { INDEX_FORMAT, INDEX_LIMITS } from '../../../platform/library/mod-index';
import { API, CONTENT } from '../../../platform/sandbox/mods/manifest';
import {
  among,
  anything,
  closed,
  cult,
  described,
  district,
  either,
  flag,
  list,
  nothing,
  only,
  ref,
  some,
  text,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** What authors of mods write as JSON: `mod.json`, card tests, puzzles and lessons. Editors find the schema by `"$schema"`. */

const schemaLine = { $schema: text(300) };
const words = (most: number): Schema => ({ ...closed({}, { en: text(most), pl: text(most) }), minProperties: 1 });

const ranges: Schema = described('Mod id to a range of versions, such as ^1.0.0.', {
  type: 'object',
  propertyNames: { pattern: MOD_ID_LIKE },
  additionalProperties: text(100),
});

const settingOf = (type: string, standard: Schema, more: Schemas = {}): Schema =>
  closed(
    { type: only(type), default: standard, title: words(80), ...(type === 'choice' ? more : {}) },
    type === 'choice' ? {} : more,
  );

const version: Schema = { type: 'string', maxLength: 60, pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+' };

const indexedVersion = closed(
  {
    version,
    api: described('The version of what the game offers to mods.', whole(1)),
    url: described('The address of the zip, relative to that of the index or beginning with https://.', text(2000)),
    size: described('Bytes of the zip.', whole(1)),
    sha256: described('SHA-256 of the zip.', { type: 'string', pattern: '^[0-9a-f]{64}$' }),
  },
  { requires: ranges },
);

const indexedMod = closed(
  {
    id: { type: 'string', maxLength: 40, pattern: MOD_ID_LIKE },
    title: words(80),
    description: words(2000),
    authors: list(text(80), 50),
    license: text(100),
    versions: { ...some(indexedVersion), maxItems: INDEX_LIMITS.versions },
  },
  { preview: described('The address of a PNG or WebP picture.', text(2000)) },
);

const modIndex = closed(
  { format: only(INDEX_FORMAT), version: only(1), title: words(80), mods: list(indexedMod, INDEX_LIMITS.mods) },
  schemaLine,
);

const setting: Schema = either(
  settingOf('boolean', flag),
  settingOf('number', { type: 'integer' }, { min: { type: 'integer' }, max: { type: 'integer' } }),
  settingOf('choice', text(60), { choices: some(text(60)) }),
);

const content = closed(
  {},
  Object.fromEntries(
    Object.entries(CONTENT).map(([kind, endings]) => [
      kind,
      list(
        { type: 'string', maxLength: 200, pattern: `(${endings.map((ending) => ending.replace('.', '\\.')).join('|')})$` },
        500,
      ),
    ]),
  ),
);

const mod = closed(
  {
    id: described('Small letters, digits and hyphens; begins with a letter.', {
      type: 'string',
      maxLength: 40,
      pattern: MOD_ID_LIKE,
    }),
    version: described('Three numbers, such as 1.0.0.', version),
    api: described('The version of what the game offers to mods.', whole(1, API)),
    title: words(80),
    description: words(2000),
    authors: some(text(80)),
    license: text(100),
  },
  {
    ...schemaLine,
    dependencies: closed({}, { requires: ranges, optional: ranges, incompatible: ranges }),
    cover: described('The picture that stands for the mod: a path that is listed under content, pictures.', text(200)),
    content,
    settings: { type: 'object', propertyNames: { pattern: '^[a-z][A-Za-z0-9]{0,39}$' }, additionalProperties: setting },
  },
);

const wantedEvent = described('An event by the fields named.', {
  type: 'object',
  properties: { type: among([...EVENT_TYPES]) },
  required: ['type'],
});

const expected = closed(
  {},
  {
    events: described('These happened since the last look, in this order.', list(wantedEvent, 200)),
    noEvents: described('These did not happen.', list(wantedEvent, 200)),
    state: described('Paths into what the asked seat sees, with the values expected there.', anything),
    decision: described('The open question; null where the game is over.', either(anything, nothing)),
  },
);

const step = either(
  closed({ answer: ref('namedAnswer') }),
  closed({ until: closed({ kind: text(80) }, { seat: cult, rounds: whole(1, 10) }) }),
  closed({ expect: expected }),
);

const testOf = (start: Schemas): Schema => closed({ name: text(200), ...start, steps: list(ref('testStep'), 1000) }, schemaLine);
const cardTest = either(testOf({ scenario: ref('scenario') }), testOf({ config: ref('config') }));

const prepared = { name: words(80), text: words(600), scenario: ref('scenario') };
const mayPrepared = { ...schemaLine, seat: cult };

const by = described('The end of the player’s turn, of the round or of the game; the round if left out.', among([...DEADLINES]));
const happens = list(wantedEvent, 12);
const goal = either(closed({ holds: ref('condition') }, { by, happens }), closed({ happens }, { by }));

const puzzle = closed(
  { ...prepared, goal, hints: { ...some(words(300)), maxItems: 12 }, solution: { ...some(ref('namedAnswer')), maxItems: 200 } },
  { ...mayPrepared, difficulty: whole(1, 5) },
);

const target = either(
  closed({ part: among([...TABLE_PARTS]) }),
  closed({ district }, { what: among([...DISTRICT_PARTS]) }),
  closed({ cult }),
  closed({ card: text(120) }),
  closed({ option: anything }),
);

const readStep = closed({ say: words(600) }, { point: list(target, 8) });
const answeredStep = closed(
  { say: words(600), answer: either(only('any'), ref('namedAnswer')) },
  {
    point: list(target, 8),
    also: described('Further answers that lead on.', list(ref('namedAnswer'), 8)),
    wrong: described(
      'What is said to other answers: the first entry whose option was chosen, or that names none.',
      list(closed({ say: words(300) }, { option: anything }), 8),
    ),
  },
);

const lesson = closed(
  { ...prepared, steps: { ...some(either(readStep, answeredStep)), maxItems: 100 } },
  { ...mayPrepared, voice: described('Who speaks; the voice of the cult if left out.', words(80)) },
);

export const authors: Schemas = {
  mod: described('mod.json: what a mod is and which files it has.', mod),
  modIndex: described('A list of mods at an address, from which players install.', modIndex),
  cardTests: described('Card tests: one, or a list.', either(ref('cardTest'), list(ref('cardTest'), 500))),
  cardTest: described('A position or a new game, and what is answered and expected.', cardTest),
  testStep: described('One thing: an answer, suggestions until a question is open, or a look at what came of it.', step),
  puzzle: described('A position, a goal, hints, and a solution that is really played.', puzzle),
  lesson: described('A position, and steps that point and explain.', lesson),
};
