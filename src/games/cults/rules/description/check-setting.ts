import type { Reader } from '../../../../kernel';
import type { Catalogue } from '../cards/catalogue';
import { readClosed, readRounds, readSeats } from '../phases/config';
import { DISTRICTS } from '../../contract/ids';

/**
 * R1.1, R1.2, R1.4, R3.7, R12.1: checks the setting of a saved state as a new game would. Mods and their settings are checked
 * elsewhere.
 */
export function checkSetting(reader: Reader, book: Catalogue): void {
  reader.record();
  const npc = reader.field('npc');
  const cults = [...book.cults.keys()];
  const isSolo = npc.value !== null;
  const seats = reader.field('seats');
  if (!seats.given) seats.fail('notAList');
  for (const seat of seats.items(4)) seat.record();
  const players = readSeats(seats, isSolo, book);
  if (isSolo) {
    const cult = cults[npc.oneOf(cults, 'unknownCult')]!;
    if (players.some((seat) => seat.cult === cult)) npc.fail('cultTwice', { cult }, 'R12.2');
  }
  readRounds(needed(reader.field('rounds')));
  readClosed(needed(reader.field('closed')), players.length + (isSolo ? 1 : 0), isSolo);
  const objective = reader.field('objective');
  if (objective.value !== null && !isSolo) objective.fail('damagedSave');
  if (objective.value !== null) objective.oneOf([...book.objectives.keys()], 'unknownCard');
  const closed = reader.field('closed');
  if (closed.value !== null) closed.oneOf(DISTRICTS, 'unknownDistrict');
  for (const mod of needed(reader.field('mods')).items(200)) mod.text(80);
}

function needed(field: Reader): Reader {
  if (!field.given) field.fail('fieldMissing');
  return field;
}
