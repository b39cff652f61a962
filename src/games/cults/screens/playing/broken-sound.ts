import type { Services } from '../../../../platform/screens/services';
import { Books } from '../../picture/cards/books';
import type { CultsReading } from '../../reading';
import { PLAYING_WORDS } from '../../words/mods/playing';

/** Tells in a short message that the browser cannot play the sound of a mod's card. */
export function tellBrokenSound({ settings, toasts }: Services, reading: CultsReading, card: string): void {
  const { lang } = settings.current;
  const books = new Books(reading, lang);
  toasts.say(PLAYING_WORDS[lang].brokenSound(books.names.card(card), books.originOf(card)?.title ?? ''));
}
