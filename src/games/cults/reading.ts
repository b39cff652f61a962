import type { Mod } from '../../platform/sandbox/mods';
import type { Reading } from '../../platform/session/game';
import type { CultsLibrary } from './base-set/library';
import type { CardsReading } from './contract/reading';
import { RULES } from './contract/rule-numbers';

/** Everything that the page reads of a table's content. */
export type CultsReading = CardsReading & Reading;

const infoOf = ({ pin }: Mod): Reading['mods'][number] => pin;

const originOf = ({ manifest: { id, version, title } }: Mod): CardsReading['origins'][number] => ({ id, version, title });

/** The picture that the mod names as its cover, if it names one. */
function coverOf({ manifest, pin }: Mod, media: CultsLibrary['media']): CultsReading['covers'] {
  const picture = manifest.cover === undefined ? undefined : media.get(manifest.id)?.pictures.get(manifest.cover);
  return picture === undefined ? [] : [[pin.hash, picture]];
}

/** Describes a library's cards for readers. */
export function readingOf({ book, printed, media, art, emblems, sounds, studies, mods, leftOut }: CultsLibrary): CultsReading {
  const { cards, cults, rules, firstGame } = book.book;
  return {
    cards,
    cults,
    rules,
    numbers: RULES,
    firstGame: firstGame.stacks,
    pictured: [...art.keys()],
    printed: [...printed],
    origins: mods.filter(({ pin }) => pin.id !== 'base').map(originOf),
    sounds: [...sounds],
    studies,
    art: [...art],
    emblems: [...emblems],
    covers: mods.flatMap((mod) => coverOf(mod, media)),
    mods: mods.map(infoOf),
    leftOut,
  };
}
