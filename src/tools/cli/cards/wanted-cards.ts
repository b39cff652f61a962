import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { DISTRICTS, STACKS, type District, type StackKind } from '../../../games/cults/contract/ids';
import { GameError } from '../../../kernel';
import { cardNamed } from './card-named';

/** Which cards a game on the command line must have: `--stacks` and `--pin`. */

type Stacks = Record<District, Record<StackKind, string>>;

const ARRANGEMENTS = ['first-game', 'draft', 'random'];

/** Reads `downtown=night-watch/secret-summons,uptown=…`; a card that is left out, or a district, has that of the first game. */
function writtenStacks(text: string, library: CultsLibrary): Stacks {
  const stacks = structuredClone(library.book.book.firstGame.stacks) as Stacks;
  for (const part of text.split(',')) {
    const [name = '', cards = ''] = part.trim().split('=');
    const district = DISTRICTS.find((known) => known === name);
    if (district === undefined)
      throw new GameError('unknownId', {
        path: '--stacks',
        value: name,
        known: [...ARRANGEMENTS, ...DISTRICTS.map((id) => `${id}=…`)],
      });
    for (const word of cards.split('/').filter((one) => one.trim() !== '')) {
      const card = cardNamed(word, library, '--stacks');
      if (card.kind !== 'guardian' && card.kind !== 'action')
        throw new GameError('noStackCard', { path: '--stacks', value: card.id });
      stacks[district][card.kind] = card.id;
    }
  }
  return stacks;
}

/** Lays a pinned card into the first stack of its kind that no other pinned card has, and moves what lay there where it came from. */
function layDown(stacks: Stacks, kind: StackKind, id: string, pinned: ReadonlySet<string>, closed: District | null): void {
  if (DISTRICTS.some((district) => stacks[district][kind] === id && district !== closed)) return;
  const district = DISTRICTS.find((name) => name !== closed && !pinned.has(stacks[name][kind]));
  if (district === undefined) throw new GameError('noStackLeft', { path: '--pin', value: id });
  const elsewhere = DISTRICTS.find((name) => stacks[name][kind] === id);
  if (elsewhere !== undefined) stacks[elsewhere][kind] = stacks[district][kind];
  stacks[district][kind] = id;
}

/** The part of a configuration that `--stacks` and `--pin` ask for. A pinned Guardian or Action gets a stack; a pinned City card is sure to come. */
export function wantedCards(
  given: ReadonlyMap<string, string>,
  library: CultsLibrary,
  closed: District | null,
): Readonly<Record<string, unknown>> {
  const arrangement = given.get('stacks') ?? 'first-game';
  const pins = (given.get('pin') ?? '')
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((name) => cardNamed(name, library, '--pin'));
  const stacked = pins.flatMap(({ id, kind }) => (STACKS.some((one) => one === kind) ? [{ id, kind: kind as StackKind }] : []));
  const city = pins.filter(({ kind }) => kind === 'city').map(({ id }) => id);
  const other = pins.find(({ kind }) => kind !== 'city' && kind !== 'guardian' && kind !== 'action');
  if (other !== undefined) throw new GameError('cannotPin', { path: '--pin', value: other.id });
  return { ...stacksWanted(arrangement, stacked, library, closed), ...(city.length === 0 ? {} : { city: { pin: city } }) };
}

function stacksWanted(
  arrangement: string,
  stacked: readonly { readonly id: string; readonly kind: StackKind }[],
  library: CultsLibrary,
  closed: District | null,
): Readonly<Record<string, unknown>> {
  const isName = ARRANGEMENTS.includes(arrangement);
  if (stacked.length === 0 && isName) return { stacks: arrangement };
  if (isName && arrangement !== 'first-game') throw new GameError('pinNeedsStacks', { path: '--pin', value: arrangement });
  const stacks = isName ? (structuredClone(library.book.book.firstGame.stacks) as Stacks) : writtenStacks(arrangement, library);
  const pinned = new Set(stacked.map(({ id }) => id));
  for (const { id, kind } of stacked) layDown(stacks, kind, id, pinned, closed);
  return { stacks };
}
