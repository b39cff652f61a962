import { cults } from '../../../games/cults/rules';
import { frameSchema, stateSchema } from './described';
import { among, closed, described, either, flag, list, only, ref, text, whole, type Schema, type Schemas } from './parts';

/** Saves and the whole state: integers for the engine (src/games/cults/rules/state/state.ts explains them). */

const entry = either(
  closed({ seat: text(80), answer: list(text(200), 500), bot: flag, revealed: flag }, { sealed: { const: true } }),
  closed({ blank: text(120), seat: text(80) }),
  closed({ modKilled: text(80) }),
  closed(
    {
      stopped: text(120),
      run: whole(0),
      reason: among(['outOfFuel', 'outOfMemory', 'aborted']),
      file: text(200),
      line: whole(0),
      column: whole(0),
      reveals: whole(0),
    },
    { atStart: { const: true } },
  ),
  closed({ without: text(80) }),
);
const mapped = (value: Schema): Schema => ({ type: 'object', additionalProperties: value });
const pin = closed({ id: text(80), version: text(80), hash: text(80) }, { files: mapped(text(64)) });
const outline = closed(
  { kind: among(['starting', 'guardian', 'action', 'disorganization']) },
  {
    cost: whole(0, 1000),
    copies: whole(0, 1000),
    icons: closed({}, { attack: whole(0, 100), power: whole(0, 100), terror: whole(0, 100) }),
  },
);
const start: Schema = either(closed({ config: ref('config') }), closed({ scenario: ref('scenario') }));

export const saves: Schemas = {
  save: described(
    'A game to be continued.',
    closed(
      {
        format: only(cults.saves.format),
        version: whole(1, cults.saves.version),
        start: described('How the game began.', start),
        log: described('Every answer since, and what happened to mods.', list(entry, 100_000)),
        mods: described('The mods it was played with.', list(pin, 200)),
        state: ref('state'),
        hash: described('Of the state: damage shows.', ref('hash')),
      },
      {
        cards: described('What is printed on the cards of mods, without their effects.', mapped(outline)),
        contents: described(
          'The files of the mods by mod and path, where the save carries them.',
          mapped(mapped(either(text(), closed({ base64: text() })))),
        ),
      },
    ),
  ),
  state: described('Everything, for tools; never sent to a player.', stateSchema()),
  frame: described('A step that is still to come, and what it needs.', frameSchema()),
};
