import { inLanguage } from '../../../../platform/i18n/translated';
import type { Lang } from '../../../../platform/i18n/lang';
import { flavourOf, namesFrom, printedText, wordsFor, type Names, type Words } from '../../words';
import { cultColours, type CultColours } from '../config/palette';
import { emblemName, hasFrame, sceneName } from '../../../../platform/shell/assets';
import type { Reading } from '../../../../platform/host/messages';

/** A card's words in the player's language. */
export interface CardFace {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  /** The text by keyword. */
  readonly parts: readonly CardPart[];
  readonly flavour: string;
  readonly icons: { readonly attack: number; readonly power: number; readonly terror: number };
  /** Base cost in Power; null if it cannot be bought. */
  readonly cost: number | null;
  /** R7.1: the districts in which a City card advances Investigators, and how long it lasts. */
  readonly investigators: readonly string[];
  readonly lasts: 'once' | 'round' | 'game' | null;
}

export interface CardPart {
  readonly keyword: string | null;
  readonly text: string;
}

export interface CultLook {
  readonly id: string;
  readonly name: string;
  readonly colours: CultColours;
  /** Frame name of its emblem. */
  readonly emblem: string;
}

/** The cards and cults in play and all words of the game, in one language. */
export class Books {
  readonly lang: Lang;
  readonly names: Names;
  readonly words: Words;
  readonly reading: Reading;
  readonly #cards: ReadonlyMap<string, Reading['cards'][number]>;
  readonly #printed: ReadonlyMap<string, Reading['printed'][number][1]>;
  readonly #faces = new Map<string, CardFace>();

  constructor(reading: Reading, lang: Lang) {
    this.reading = reading;
    this.lang = lang;
    this.#cards = new Map(reading.cards.map((card) => [card.id, card]));
    this.#printed = new Map(reading.printed);
    this.names = namesFrom(lang, (id) => this.#printed.get(id));
    this.words = wordsFor(lang, this.names);
  }

  card(id: string): CardFace {
    const known = this.#faces.get(id);
    if (known !== undefined) return known;
    const face = this.#face(id);
    this.#faces.set(id, face);
    return face;
  }

  #face(id: string): CardFace {
    const card = this.#cards.get(id);
    const icons = card !== undefined && 'icons' in card ? (card.icons ?? {}) : {};
    const { attack = 0, power = 0, terror = 0 } = icons;
    const text = card === undefined ? '' : printedText(card, this.lang, (other) => this.#printed.get(other));
    return {
      id,
      kind: card?.kind ?? 'starting',
      name: this.names.card(id),
      text,
      parts: partsOf(text, card !== undefined && 'abilities' in card ? (card.abilities ?? []).map(({ keyword }) => keyword) : []),
      flavour: inLanguage(this.#printed.get(id)?.flavour ?? {}, this.lang) ?? flavourOf(id, this.lang),
      icons: { attack, power, terror },
      cost: card !== undefined && 'cost' in card ? (card.cost ?? null) : null,
      investigators: card?.kind === 'city' ? (card.investigators ?? []) : [],
      lasts: card?.kind === 'city' ? card.lasts : null,
    };
  }

  /** Frame name of a card's own scene; null for a mod's card without one. */
  sceneOf(id: string): string | null {
    const scene = sceneName(id);
    return hasFrame(scene) ? scene : null;
  }

  cult(id: string): CultLook {
    const cult = this.reading.cults.find((one) => one.id === id) as { readonly colour?: string } | undefined;
    const own = emblemName(id);
    const emblem = hasFrame(own) ? own : 'emblem-unknown';
    return { id, name: this.names.cult(id), colours: cultColours(id, cult?.colour), emblem };
  }
}

/** Generated texts have one line per keyword, in order (R6.1); an author's own text may differ and is left whole. */
function partsOf(text: string, keywords: readonly string[]): CardPart[] {
  if (text === '') return [];
  const heads = [...new Set(keywords)];
  const lines = text.split('\n');
  if (lines.length < heads.length) return [{ keyword: heads[0] ?? null, text }];
  return lines.map((line, at) => ({ keyword: heads[at] ?? null, text: line }));
}
