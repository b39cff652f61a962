import { Books } from '../picture/cards/books';
import { makeButton } from '../../../platform/ui/controls/button';
import { fitWidth, makeText } from '../../../platform/ui/text';
import { lookingSeat } from '../picture/facts/facts';
import { ReadyScreen } from './ready-screen';

/** For several people at one screen: covers the table until the next one says that they are there. */
export class HandOverScreen extends ReadyScreen {
  protected override readonly designHeight = 460;

  protected build(): void {
    const { unit, width, height, screens, lang } = this.sheet;
    const { view } = this.game;
    const seat = lookingSeat(view);
    const books = new Books(this.game.reading, lang);
    const cult = books.cult(seat);
    const name = view.players[seat]?.name ?? '';
    const box = { x: width / 2 - 360 * unit, y: height / 2 - 220 * unit, width: 720 * unit, height: 440 * unit };
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
      press: () => this.ready(),
    });
    ready.position.set(width / 2 - 140 * unit, box.y + 346 * unit);
    const seal = this.seal(cult, 132, width / 2, box.y + 110 * unit);
    this.root.addChild(this.ground(box), ...seal, title, words, ready);
  }
}
