import { MODS_CHOICES } from '../../../platform/session/differences';
import {
  among,
  closed,
  cult,
  described,
  list,
  nothing,
  only,
  either,
  flag,
  ref,
  text,
  unlike,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** Commands and replies of the headless table (docs/headless.md). */

const command = (name: string, required: Schemas = {}, optional: Schemas = {}): Schema =>
  closed({ cmd: only(name), ...required }, optional);

/** For commands that reply with a decision. */
const suggest = described('Then `suggest` of the decision is what the coach would do, and `because` says why.', only('coach'));

const COMMANDS: Schemas = {
  new: command('new', { config: ref('config') }, { suggest }),
  load: command('load', { scenario: ref('scenario') }, { suggest }),
  answer: command('answer', { value: ref('answer') }, { id: whole(1), seat: cult, suggest }),
  opening: command('opening', { config: ref('config') }),
  view: command('view', { seat: cult }, { since: whole(0, 1_000_000_000), suggest }),
  state: command('state'),
  position: command('position'),
  save: command('save', {}, { withMods: flag }),
  restore: command('restore', { save: ref('save') }, { mods: among(MODS_CHOICES), suggest }),
  blank: command('blank', { card: text(120), seat: cult }, { suggest }),
  undo: command('undo', {}, { seat: cult, suggest }),
  hash: command('hash'),
};

const ok = only(true);
const events = list(ref('event'));

const REPLIES: Schemas = {
  asked: described('What happened, and what is asked now.', closed({ ok, events, decision: ref('decision'), outcome: nothing })),
  over: described('What happened, and how the game ended.', closed({ ok, events, decision: nothing, outcome: ref('outcome') })),
  view: closed({ ok, view: ref('view') }),
  state: closed({ ok, state: ref('state') }),
  position: closed({ ok, position: ref('position') }),
  save: closed({ ok, save: ref('save') }),
  hash: closed({ ok, hash: ref('hash') }),
  error: described('After an error nothing has changed.', closed({ ok: only(false), error: ref('error') })),
};

const named = (prefix: string, schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${prefix}.${name}`, schema]));
const oneOfThese = (prefix: string, schemas: Schemas): Schema =>
  either(...Object.keys(schemas).map((name) => ref(`${prefix}.${name}`)));

const code: Schema = { type: 'string', pattern: '^[a-zA-Z]+$' };
const files = list(text());
/** Differences between a save's mods and those present, or reasons why a choice is closed. */
const differences = list(
  closed(
    { code, message: text() },
    {
      mod: text(),
      mods: list(text()),
      why: text(),
      version: text(),
      present: text(),
      added: files,
      changed: files,
      removed: files,
    },
  ),
);
const offers = described('What `mods` of `restore` may say about it.', list(among(MODS_CHOICES)));

export const commands: Schemas = {
  command: described('One line to the table.', oneOfThese('command', COMMANDS)),
  reply: described('One line from the table.', oneOfThese('reply', REPLIES)),
  error: described(
    'What is wrong, and where.',
    closed({ code, message: text() }, { rule: ref('ruleId'), path: text(), differences, offers, closed: differences }),
  ),
};

export const commandParts: Schemas = {
  ...named('command', COMMANDS),
  ...named('reply', REPLIES),
  answer: described('Ids of options, each at most once.', unlike(ref('optionId'))),
  hash: described('A short hash of the whole state.', { type: 'string', pattern: '^[0-9a-f]{16}$' }),
};
