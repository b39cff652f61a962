import { RULES } from '../../games/cults/rules';
import type { Library } from '../../games/cults/base-set/library';
import type { Mod } from '../sandbox/mods';
import type { Reading } from './messages';

const infoOf = ({ manifest: { id, version } }: Mod): Reading['mods'][number] => ({ id, version });

/** Describes a library's cards for readers. */
export function readingOf({ book, printed, art, emblems, mods, leftOut }: Library): Reading {
  const { cards, cults, rules, firstGame } = book.book;
  return {
    cards,
    cults,
    rules,
    numbers: RULES,
    firstGame: firstGame.stacks,
    printed: [...printed],
    art: [...art],
    emblems: [...emblems],
    mods: mods.map(infoOf),
    leftOut,
  };
}
