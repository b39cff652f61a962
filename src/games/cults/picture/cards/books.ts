import { modOf } from '../../../../kernel';
import { inLanguage } from '../../../../platform/i18n/translated';
import type { Lang } from '../../../../platform/i18n/lang';
import { flavourOf, namesFrom, partsOf, printedText, wordsFor, type CardPart, type Names, type Words } from '../../words';
import type { ArtMix } from '../../contract/language/pictures';
import { cultColours, type CultColours } from '../config/palette';
import { hasFrame } from '../../../../platform/shell/assets';
import { emblemName, sceneName, signName } from './frame-names';
import type { CardsReading } from '../../contract/reading';

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
  /** What the author has chosen about its composed picture. */
  readonly art: ArtMix;
}

/** The mod that a card comes from. */
export interface CardOrigin {
  readonly mod: string;
  readonly title: string;
  readonly version: string;
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
  readonly reading: CardsReading;
  readonly #cards: ReadonlyMap<string, CardsReading['cards'][number]>;
  readonly #printed: ReadonlyMap<string, CardsReading['printed'][number][1]>;
  /** Cards of mods that bring a picture. */
  readonly #pictured: ReadonlySet<string>;
  readonly #faces = new Map<string, CardFace>();

  constructor(reading: CardsReading, lang: Lang) {
    this.reading = reading;
    this.lang = lang;
    this.#cards = new Map(reading.cards.map((card) => [card.id, card]));
    this.#printed = new Map(reading.printed);
    this.#pictured = new Set(reading.pictured);
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
      art: this.#artOf(id),
    };
  }

  #artOf(id: string): ArtMix {
    const art = this.#printed.get(id)?.art;
    return typeof art === 'object' ? art : {};
  }

  /** Frame name of a card's own scene; null for a mod's card without one, whose picture is composed. */
  sceneOf(id: string): string | null {
    const scene = sceneName(id);
    // An earlier version of a mod's card may have left its picture behind.
    const isComposed = id.includes(':') && !this.#pictured.has(id);
    return !isComposed && hasFrame(scene) ? scene : null;
  }

  /** Null for a card of the base set. */
  originOf(card: string): CardOrigin | null {
    const mod = modOf(card);
    const origin = this.reading.origins.find(({ id }) => id === mod);
    return origin === undefined ? null : { mod, title: inLanguage(origin.title, this.lang) ?? mod, version: origin.version };
  }

  cult(id: string): CultLook {
    const cult: { readonly colour?: string; readonly emblem?: string } | undefined = this.reading.cults.find(
      (one) => one.id === id,
    );
    const emblem = [emblemName(id), signName(cult?.emblem ?? '')].find(hasFrame) ?? 'emblem-unknown';
    return { id, name: this.names.cult(id), colours: cultColours(id, cult?.colour), emblem };
  }
}
