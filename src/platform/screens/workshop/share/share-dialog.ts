import { GameError } from '../../../../kernel';
import type { Lang } from '../../../i18n/lang';
import type { ModLibrary } from '../../../library';
import { linkFragment } from '../../../projects/share/mod-link';
import { linkTo } from '../../../projects/share/public-address';
import { openMod, packMod, type Mod } from '../../../sandbox/mods';
import { errorMessage } from '../../frame/error-message';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { button, field } from '../dom/controls';
import { download } from '../dom/files';
import { kilobytes } from '../dom/when';
import type { WorkshopContext } from '../context';
import type { CardShelf } from '../game-workshop';
import type { OpenProject } from '../project/open-project';
import { cardPng } from './card-pictures';
import { makePrintSheet, printSheet } from './print-sheet';
import { usedInGames } from './use-in-games';

export interface Shared {
  readonly project: OpenProject;
  readonly library: ModLibrary;
  /** The last good reading; null if there was none. */
  readonly shelf: CardShelf | null;
  readonly cardLang: Lang;
}

/** The mod of a project, opened; throws what is wrong with its files or its manifest. */
export const openedMod = (project: OpenProject): Mod => openMod(project.source);

/** Hands the zip to the player's downloads. */
export function exportZip({ words, tell }: WorkshopContext, project: OpenProject): void {
  const { name, bytes } = packMod(openedMod(project));
  download(name, bytes, 'application/zip');
  tell(words.share.zipped(name, kilobytes(bytes.length)));
}

/** Everything that can be done with a finished mod. */
export function openShare(context: WorkshopContext, shared: Shared): void {
  const { words, root, services, lang } = context;
  const said = element('p', { role: 'status', class: 'ws-said' });
  const told =
    (act: () => void | Promise<void>): (() => void) =>
    () => {
      void (async () => {
        try {
          await act();
        } catch (error) {
          if (!(error instanceof GameError)) throw error;
          said.replaceChildren(`${words.share.broken} ${errorMessage(services.game.words(lang), error)}`);
        }
      })();
    };
  const part = (heading: string, hint: string, ...content: readonly (Node | null)[]): HTMLElement =>
    element('section', {}, element('h3', { text: heading }), element('p', { class: 'ws-hint', text: hint }), ...content);
  openDialog(
    root,
    words.share.title,
    words.close,
    [
      said,
      part(words.share.use, words.share.useHint, useButton(context, shared, said, told)),
      part(
        words.share.zip,
        words.share.zipHint,
        button(words.saved.exportNow, { press: told(() => exportZip(context, shared.project)) }),
      ),
      part(words.share.link, words.share.linkHint, ...linkPart(context, shared, said, told)),
      part(words.share.pngs, words.share.pngsHint, cardButtons(shared, words.share.png)),
      part(words.share.print, words.share.printHint, ...printButtons(context, shared)),
    ],
    'ws-share',
  );
}

type Told = (act: () => void | Promise<void>) => () => void;

function useButton(context: WorkshopContext, shared: Shared, said: HTMLElement, told: Told): HTMLElement {
  const use = async (): Promise<void> => said.replaceChildren(...(await usedInGames(context, shared)));
  return button(context.words.share.use, { class: 'ws-primary', press: told(use) });
}

function linkPart({ words }: WorkshopContext, { project }: Shared, said: HTMLElement, told: Told): readonly HTMLElement[] {
  const input = element('input', { type: 'text', readonly: true, class: 'ws-code' });
  const shown = field(words.share.linkField, input);
  shown.hidden = true;
  const make = async (): Promise<void> => {
    const link = linkTo(linkFragment(openedMod(project)));
    input.value = link;
    shown.hidden = false;
    input.select();
    // A browser may refuse to touch the clipboard; then the author copies the selected text.
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    said.replaceChildren(words.share.copied(link.length));
  };
  return [button(words.share.copyLink, { press: told(make) }), shown];
}

function cardButtons({ shelf, project, cardLang }: Shared, named: (name: string) => string): HTMLElement {
  const cards = shelf?.cardsOf(project.modId) ?? [];
  return element(
    'div',
    { class: 'ws-row' },
    ...cards.map((card) => {
      const name = named(card.split(':').at(-1)!);
      return button(name, {
        press: () => {
          if (shelf !== null) void cardPng(shelf, card, cardLang).then((blob) => download(name, blob));
        },
      });
    }),
  );
}

function printButtons({ words, doing }: WorkshopContext, { shelf, project, cardLang }: Shared): readonly HTMLElement[] {
  const print = (copies: 'single' | 'all') => (): void => {
    if (shelf !== null) void doing(makePrintSheet(shelf, shelf.cardsOf(project.modId), cardLang, copies).then(printSheet));
  };
  return [
    element(
      'div',
      { class: 'ws-row' },
      button(words.share.printSingle, { press: print('single') }),
      button(words.share.printCopies, { press: print('all') }),
    ),
  ];
}
