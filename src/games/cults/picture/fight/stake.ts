import { Container, Sprite, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { roman, type AroundName } from '../../words';
import { frame } from '../../../../platform/shell/assets';
import type { TableContext } from '../context';
import { chanceOf, type FightFacts, type Force } from '../facts/fight';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitBox, makeText } from '../../../../platform/ui/text';
import { box } from './force';
import type { FightPlaces } from './places';

/** What is at stake: the Rituals of all sides, and the Sanity that a Terror must exceed (R9.5, R10.2). */
export class Stake {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #places: FightPlaces;
  #drawn = '';

  constructor(context: TableContext, places: FightPlaces) {
    this.#context = context;
    this.#places = places;
  }

  draw(fight: FightFacts): void {
    const key = JSON.stringify([fight.sanity, fight.markers, fight.forces.map(({ seat, rituals }) => [seat, rituals])]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { stake, versus } = this.#places;
    const { unit } = this.#context.layout;
    this.root.addChild(box(stake, unit));
    const rituals = this.#rituals(fight, (versus === null ? 36 : 46) * unit);
    const taken = versus === null ? rituals.width + 100 * unit : 90 * unit;
    const sanity = this.#sanity(fight, stake.width - taken);
    if (versus === null) {
      rituals.position.set(stake.x + 16 * unit + rituals.width / 2, stake.y + stake.height / 2);
      sanity.position.set(stake.x + rituals.width + 56 * unit, stake.y + stake.height / 2);
    } else {
      const title = makeText(this.#context.app.stage.atStake, 'heading', { unit, anchor: [0.5, 0] });
      title.position.set(stake.x + stake.width / 2, stake.y + 8 * unit);
      rituals.position.set(stake.x + stake.width / 2, stake.y + 64 * unit);
      const line = makeBar(
        { x: stake.x + 14 * unit, y: stake.y + 95 * unit, width: stake.width - 28 * unit, height: unit },
        PALETTE.border,
      );
      sanity.position.set(stake.x + 36 * unit, stake.y + 124 * unit);
      this.root.addChild(title, line);
    }
    this.root.addChild(rituals, sanity);
  }

  #rituals({ forces }: FightFacts, size: number): Container {
    const { books } = this.#context;
    const row = new Container();
    let x = 0;
    const shown = forces.filter(({ rituals }) => rituals.length > 0);
    shown.forEach(({ seat, rituals }, at) => {
      if (at > 0) {
        row.addChild(makeBar({ x: x + size * 0.18, y: -size / 2, width: 1, height: size }, PALETTE.brass));
        x += size * 0.36;
      }
      for (const level of rituals) {
        const body = makeIcon(`ritual-${level}`, size, books.cult(seat).colours.piece);
        const base = new Sprite(frame(`ritual-${level}-base`));
        base.anchor.set(0.5);
        base.scale.copyFrom(body.scale);
        for (const sprite of [body, base]) sprite.x = x + size / 2;
        row.addChild(body, base);
        x += size;
      }
    });
    const all = new Container();
    row.x = -x / 2;
    all.addChild(row);
    return all;
  }

  #sanity({ plan, forces, sanity, markers }: FightFacts, width: number): Container {
    const { app, layout } = this.#context;
    const { unit } = layout;
    const group = new Container();
    const disc = makeIcon('sanity', 42 * unit);
    const number = makeText(String(sanity.now), 'number', { unit, size: 19, anchor: [0.5, 0.5] });
    number.y = -2 * unit;
    const isNpc = forces.some(({ seat, npc }) => npc && seat === plan);
    const { npcTerrorAfter, npcNoMarker, terrorAfter, noMarker } = app.stage;
    const [sure, reached] = markers === 0 ? [npcNoMarker, noMarker] : [npcTerrorAfter, terrorAfter(sanity, sanity.now + 1)];
    const words = makeText(isNpc ? sure : reached, 'body', {
      unit,
      size: 15,
      width,
      anchor: [0, 0.5],
    });
    words.x = 30 * unit;
    // On a phone only the Sanity fits; a long press on the board's tells more.
    words.visible = width >= 120 * unit;
    if (words.height > 54 * unit) words.scale.set((54 * unit) / words.height);
    group.addChild(disc, number, words);
    return group;
  }
}

/** One line: who leads or has won, and what that means for the viewer. */
export class StandingLine {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #places: FightPlaces;
  #drawn = '';

  constructor(context: TableContext, places: FightPlaces) {
    this.#context = context;
    this.#places = places;
  }

  draw(fight: FightFacts): void {
    const words = this.#words(fight);
    const key = JSON.stringify([words, fight.leader, fight.winner]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { unit, shape, planBoard } = this.#context.layout;
    const who = fight.winner ?? foretold(fight)?.seat ?? fight.leader;
    const colour = who === null || who === 'nobody' ? PALETTE.ivory : this.#context.books.cult(who).colours.name;
    if (shape === 'phone') {
      const said = [words.before, words.name, words.after].join('');
      const width = planBoard.width - 8 * unit;
      const whole = makeText(said, 'strong', { unit, size: 15, fill: colour, width, align: 'center', anchor: [0.5, 0.5] });
      fitBox(whole, width, planBoard.height, unit).position.set(this.#places.middle, this.#places.standingY);
      this.root.addChild(whole);
      return;
    }
    const size = fight.winner === null ? 18 : 22;
    const text = (content: string, fill: number): Text => makeText(content, 'strong', { unit, size, fill, anchor: [0, 0.5] });
    const parts = [text(words.before, PALETTE.ivory), text(words.name ?? '', colour), text(words.after ?? '', PALETTE.ivory)];
    const line = new Container();
    const icon = makeIcon(fight.winner === null ? 'ui-hourglass' : 'ui-trophy', 20 * unit, PALETTE.brassLight);
    icon.x = -20 * unit;
    line.addChild(icon);
    let x = 0;
    for (const part of parts) {
      part.x = x;
      x += part.width;
      line.addChild(part);
    }
    const { middle, standingY, standingWidth } = this.#places;
    const scale = Math.min(1, standingWidth / x);
    line.scale.set(scale);
    line.position.set(middle - (x * scale) / 2, standingY);
    this.root.addChild(line);
  }

  #words(fight: FightFacts): AroundName {
    const { winner, leader, certain, forces, stage } = fight;
    const { app, books } = this.#context;
    const name = (cult: string | null): string | null => (cult === null || cult === 'nobody' ? null : books.cult(cult).name);
    const own = forces.find((force) => force.own);
    const lost = (by: string | null): readonly string[] | null =>
      own === undefined || own.seat === by ? null : own.rituals.map(roman);
    if (winner !== null) return app.stage.hasWon(name(winner), lost(winner));
    if (certain) return app.stage.wouldWin(name(leader), lost(leader));
    const npc = foretold(fight);
    if (npc === null) return app.stage.leads(name(leader));
    const takesPart = own !== undefined && stage !== 'moveIn';
    const outlook = { ...npc.outlook!, cult: books.cult(npc.seat).name };
    return app.stage.outlook(outlook, takesPart ? { attack: own.total, chance: chanceOf(npc.outlook!, own.total) } : null);
  }
}

/** The side whose Attack can be foretold. */
const foretold = ({ forces, certain }: FightFacts): Force | null =>
  certain ? null : (forces.find(({ outlook }) => outlook !== null) ?? null);
