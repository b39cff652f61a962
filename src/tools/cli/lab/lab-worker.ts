import { playBatch } from '../../../games/cults/lab/batch';
import type { Batch } from '../../../games/cults/lab/batch-parts';
import { isComparable, labCards, type LabCards } from '../../../games/cults/lab/facts';
import type { Tally } from '../../../games/cults/lab/counting/tally';
import { GameError } from '../../../kernel';
import type { Lang } from '../../../platform/i18n/lang';
import { cardNamed } from '../cards/card-named';
import { libraryFor } from '../mod-disk';
import { workFor } from '../process/crew';
import { namesOf } from '../words';

/** The start data of a thread of the lab. */
export interface LabJob {
  readonly mods: string | undefined;
  readonly lang: Lang;
  /** The card that `--card` names. */
  readonly card: string | undefined;
}

/** What the lab knows of the cards in play before it plays: the threads alone open mods. */
export interface LabOpened {
  readonly cards: LabCards;
  /** Names of the cards and cults, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The id of the card that was named. */
  readonly card: string | null;
}

export type LabTask = { readonly open: true } | { readonly batch: Batch };
export type LabResult = { readonly opened: LabOpened } | { readonly tally: Tally };

/** The code that runs inside a thread. */
export function labWorker({ mods, lang, card: wanted }: LabJob): void {
  workFor(async () => {
    const library = await libraryFor(mods);
    const { book } = library;
    const cards = labCards(book);
    const card = wanted === undefined ? null : cardNamed(wanted, library, '--card').id;
    if (card !== null && !isComparable(cards, card)) throw new GameError('labCannotCompare', { path: '--card', value: card });
    const names = namesOf(lang, library);
    return (task: LabTask): LabResult => {
      if ('batch' in task) return { tally: playBatch(task.batch, book) };
      const named = [
        ...Object.keys(cards).map((id) => [id, names.card(id)]),
        ...[...book.cults.keys()].map((id) => [id, names.cult(id)]),
      ];
      return { opened: { cards, names: Object.fromEntries(named) as Record<string, string>, card } };
    };
  });
}
