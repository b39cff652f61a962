import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { tell } from '../../../../../platform/screens/frame/error-message';
import { makePage } from '../../../../../platform/screens/frame/page-frame';
import type { CardAct, ModShow, ShownCard } from '../../../../../platform/screens/mods/mod-show';
import { CardScreen } from '../../../../../platform/screens/mods/one/card-screen';
import { Gallery } from '../../../../../platform/screens/mods/one/gallery';
import type { ReadMod } from '../../../../../platform/screens/mods/readings';
import { problemLines } from '../../../../../platform/screens/mods/report';
import type { Services } from '../../../../../platform/screens/services';
import { makeText } from '../../../../../platform/ui/text';
import { PINNING_WORDS } from '../../../words/mods/pinning';
import { CultsScreen } from '../../cults-screen';
import { mostSure } from '../plan';
import { actOn, type PlannedGame } from './card-acts';

type Reading = Extract<ReadMod, { readonly reading: unknown }>['reading'];

/** Kinds that a new game can choose among; the rest follow. */
const FIRST = ['city', 'guardian', 'action', 'setup', 'objective'];

const inOrder = (cards: readonly ShownCard[]): readonly ShownCard[] => [
  ...FIRST.flatMap((kind) => cards.filter((card) => card.kind === kind)),
  ...cards.filter(({ kind }) => !FIRST.includes(kind)),
];

/** A set of cards that a new game may be played with. */
export interface CardSet {
  readonly id: string;
  readonly title: () => string;
  /** Reads its cards, also while it is switched off. */
  readonly read: () => Promise<ReadMod>;
}

/** The cards that a set brings, drawn as on the table; each can be opened large and brought into the new game by a click. */
export class SetScreen extends CultsScreen {
  protected override readonly designHeight = 500;
  readonly #set: CardSet;
  readonly #game: PlannedGame;
  #show!: ModShow;
  #read: ReadMod | null = null;
  #page = 0;

  constructor(services: Services, set: CardSet, game: PlannedGame) {
    super(services);
    this.#set = set;
    this.#game = { ...game, change: (edit) => this.#change(game, edit) };
  }

  #change(game: PlannedGame, edit: Parameters<PlannedGame['change']>[0]): void {
    game.change(edit);
    this.refresh();
  }

  async prepare(): Promise<void> {
    this.#show = await this.services.game.modShow();
  }

  async show(): Promise<void> {
    // Do not await: a stranger's mod may take long to read, and the player can leave meanwhile.
    void this.#set
      .read()
      .then((read) => {
        this.#read = read;
        this.refresh();
      })
      .catch((error: unknown) => tell(this.services, error));
  }

  protected build(): void {
    const { unit, lang } = this.sheet;
    const { root, inside } = makePage(this.sheet, { heading: this.#set.title(), back: () => this.leave() });
    const plan = this.#game.plan();
    const sure = Object.values(plan.city).filter((state) => state === 'sure').length;
    const hint = makeText(PINNING_WORDS[lang].hint(sure, mostSure(plan)), 'body', {
      unit,
      size: 15,
      fill: sure > mostSure(plan) ? PALETTE.refusal : PALETTE.secondary,
      width: inside.width,
    });
    hint.position.set(inside.x, inside.y);
    const above = hint.height + 12 * unit;
    const place = { ...inside, y: inside.y + above, height: inside.height - above };
    this.root.addChild(root, hint);
    const read = this.#read;
    if (read === null || 'reading' in read) return void this.root.addChild(this.#gallery(place, read?.reading ?? null));
    const text = problemLines(this.services, read.problems).join('\n');
    const problems = makeText(text, 'body', { unit, fill: PALETTE.refusal, width: place.width, breakWords: true });
    problems.position.set(place.x, place.y);
    this.root.addChild(problems);
  }

  #gallery(place: Rect, reading: Reading | null): Gallery {
    const cards = reading === null ? [] : inOrder(this.#show.contents(reading, this.#set.id, this.sheet.lang).cards);
    const acts = (card: ShownCard): CardAct | null => actOn(this.services, this.#game, card);
    return new Gallery({
      sheet: this.sheet,
      show: this.#show,
      reading,
      cards,
      place,
      page: this.#page,
      acts,
      turn: (page) => {
        this.#page = page;
        this.refresh();
      },
      open: (at) => {
        if (reading === null) return;
        void this.services.navigation.lay(() => new CardScreen(this.services, this.#show, reading, cards, at, acts));
      },
    });
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
