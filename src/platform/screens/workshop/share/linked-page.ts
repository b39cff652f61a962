import { inLanguage } from '../../../i18n/translated';
import type { ModLibrary } from '../../../library';
import { filesOfLink } from '../../../projects/share/mod-link';
import { openMod, type Mod } from '../../../sandbox/mods';
import { errorMessage } from '../../frame/error-message';
import { readMods } from '../../mods/judge';
import { switchedOn } from '../../mods/switching';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import { kilobytes } from '../dom/when';
import type { WorkshopContext } from '../context';
import type { CardShelf } from '../game-workshop';
import { shelved } from '../preview/shelved';
import { beginImported } from '../project/begin';

/** Width of a card in the gallery; CSS pixels. */
const WIDTH = 250;

/**
 * The mod that a link carries. Its manifest is read, but nothing of it runs before the player asks for the cards, and nothing is
 * stored before the player tries or remixes it.
 */
export function makeLinkedPage(context: WorkshopContext, library: ModLibrary, fragment: string): HTMLElement {
  const mod = openMod({ origin: 'link', content: filesOfLink(fragment) });
  const { words, lang } = context;
  const { linked } = words;
  const { manifest, files } = mod;
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  const gallery = element('div', { class: 'ws-gallery', 'aria-live': 'polite' });
  return element(
    'main',
    { class: 'ws-start ws-linked' },
    element(
      'header',
      { class: 'ws-bar' },
      button(`← ${linked.close}`, { press: context.leave, label: linked.close }),
      element('h1', { text: linked.title, tabindex: '-1' }),
    ),
    element(
      'section',
      { class: 'ws-panel' },
      element('h2', { text: inLanguage(manifest.title, lang) ?? manifest.id }),
      element('p', { text: `${manifest.version} · ${linked.by(manifest.authors.join(', '))}` }),
      element('p', { text: inLanguage(manifest.description, lang) ?? '' }),
      element('p', { class: 'ws-hint', text: `${linked.facts(files.size, kilobytes(size), manifest.license)}. ${linked.intro}` }),
      element(
        'div',
        { class: 'ws-row' },
        button(linked.show, { class: 'ws-primary', press: () => void context.doing(showCards(context, mod, gallery)) }),
        button(linked.try, { press: () => void context.doing(tryIt(context, library, mod)) }),
        button(linked.remix, { press: () => void context.doing(beginImported(context.store, files).then(context.open)) }),
      ),
      element('p', { class: 'ws-hint', text: `${linked.showHint} ${linked.tryHint}` }),
      gallery,
    ),
  );
}

async function showCards(context: WorkshopContext, { manifest, files }: Mod, gallery: HTMLElement): Promise<void> {
  const { words, lang, services } = context;
  gallery.replaceChildren(element('p', { text: words.preview.reading }));
  const reading = await readMods([{ origin: manifest.id, content: files }]);
  const problems = reading.leftOut.flatMap((one) => one.problems);
  if (problems.length > 0) {
    const told = problems.map((problem) => element('li', { text: errorMessage(services.game.words(lang), problem) }));
    return gallery.replaceChildren(element('ul', { class: 'ws-error' }, ...told));
  }
  const shelf = await shelved(context, reading);
  gallery.replaceChildren(
    element('h3', { text: words.linked.cards }),
    element('ul', { class: 'ws-cards' }, ...shelf.cardsOf(manifest.id).map((card) => item(shelf, card, context))),
  );
}

function item(shelf: CardShelf, card: string, { lang }: WorkshopContext): HTMLElement {
  const density = Math.min(2, Math.max(1, devicePixelRatio));
  const canvas = shelf.draw(card, lang, 'zoom', Math.round(WIDTH * density));
  canvas.style.width = `${WIDTH}px`;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', shelf.spoken(card, lang));
  return element('li', {}, canvas);
}

async function tryIt({ services, lang, tell }: WorkshopContext, library: ModLibrary, { manifest, files }: Mod): Promise<void> {
  const added = await library.add({ origin: manifest.id, content: files }, { from: 'link' });
  if ('problems' in added) {
    tell(added.problems.map((problem) => errorMessage(services.game.words(lang), problem)).join(' '));
    return;
  }
  // Before a stranger's mod is switched on, the player reads what it changes.
  const wanted = await switchedOn(services, await library.list(), manifest.id);
  if (wanted === null) return;
  services.settings.change({ mods: wanted });
  await services.doors.newGame();
}
