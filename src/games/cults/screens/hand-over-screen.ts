import { Container } from 'pixi.js';
import { focused } from '../../../platform/shell/input/focus';
import { Books } from '../picture/cards/books';
import { makeBackdrop, makeVeil } from '../../../platform/ui/backdrop';
import { makeButton } from '../../../platform/ui/button';
import { makePanel } from '../../../platform/ui/panel';
import { makeIcon } from '../../../platform/ui/sprite';
import { makeDisc } from '../picture/disc';
import { fitWidth, makeText } from '../../../platform/ui/text';
import { CultsScreen } from './cults-screen';
import type { CurrentGame } from '../../../platform/screens/table/current-game';
import type { Services } from '../../../platform/screens/services';

/** For several people at one screen: covers the table until the next one says that they are there. */
export class HandOverScreen extends CultsScreen {
  protected override readonly designHeight = 460;
  readonly #game: CurrentGame;
  readonly #ready: () => void;

  constructor(services: Services, game: CurrentGame, ready: () => void) {
    super(services);
    this.#game = game;
    this.#ready = ready;
  }

  protected build(): void {
    const { unit, width, height, screens, lang } = this.sheet;
    const { seat, players } = this.#game.view;
    const books = new Books(this.#game.reading, lang);
    const cult = books.cult(seat);
    const name = players[seat]?.name ?? '';
    const box = { x: width / 2 - 360 * unit, y: height / 2 - 220 * unit, width: 720 * unit, height: 440 * unit };
    const disc = makeDisc(cult, 132 * unit);
    disc.position.set(width / 2, box.y + 110 * unit);
    const glow = makeIcon('glow', 240 * unit, cult.colours.piece);
    glow.position.copyFrom(disc.position);
    const title = makeText(name === '' ? cult.name : `${name} · ${cult.name}`, 'title', {
      unit,
      fill: cult.colours.name,
      anchor: [0.5, 0.5],
    });
    fitWidth(title, box.width - 60 * unit).position.set(width / 2, box.y + 226 * unit);
    const words = makeText(books.words.ui.passTo(name === '' ? cult.name : name), 'body', {
      unit,
      size: 18,
      width: box.width - 100 * unit,
      align: 'center',
      anchor: [0.5, 0.5],
    });
    words.position.set(width / 2, box.y + 288 * unit);
    const ready = makeButton(screens.iAmHere, {
      unit,
      width: 280 * unit,
      height: 56 * unit,
      size: 19,
      primary: true,
      press: () => this.#ready(),
    });
    ready.position.set(width / 2 - 140 * unit, box.y + 346 * unit);
    const ground = new Container();
    ground.addChild(makeBackdrop('title', width, height), makeVeil(width, height, 0.55), makePanel(box));
    this.root.addChild(ground, glow, disc, title, words, ready);
  }

  override key(event: KeyboardEvent): void {
    if (event.key !== 'Enter') super.key(event);
    else if (focused() === null) this.#ready();
  }
}
