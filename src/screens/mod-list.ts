import { Container } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PALETTE } from '../config/palette';
import { inLanguage } from '../i18n';
import type { Reading } from '../session/remote/messages';
import { makePanel } from '../ui/panel';
import { makeSwitch } from '../ui/switch';
import { fitWidth, makeText } from '../ui/text';
import type { Sheet } from './built-screen';
import type { ShelfMod } from './mod-shelf';

export interface ModListOptions {
  readonly mods: readonly ShelfMod[];
  readonly on: readonly string[];
  /** Mods that did not load, with what is wrong. */
  readonly leftOut: Reading['leftOut'];
  readonly change: (ids: readonly string[]) => void;
}

const ROW = 104;

/** The mods on the shelf with their switches; the base set first, which cannot be switched off. */
export function makeModList(sheet: Sheet, inside: Rect, { mods, on, leftOut, change }: ModListOptions): Container {
  const { unit, lang, app } = sheet;
  const root = new Container();
  root.position.set(inside.x, inside.y);
  const hint = makeText(app.screens.modsHint, 'body', { unit, fill: PALETTE.secondary, width: inside.width });
  root.addChild(hint);
  let y = hint.height + 18 * unit;
  const base = { title: app.screens.baseSet, text: app.screens.alwaysOn, small: '', state: app.screens.on, isOn: true };
  root.addChild(makeRow(sheet, y, inside.width, { ...base, height: 62 }));
  y += 72 * unit;
  for (const mod of mods) {
    const problems = leftOut.find(({ id }) => id === mod.id)?.problems ?? [];
    const isOn = on.includes(mod.id);
    root.addChild(
      makeRow(sheet, y, inside.width, {
        height: ROW - 10,
        title: inLanguage(mod.title, lang) ?? mod.id,
        text: inLanguage(mod.description, lang) ?? '',
        small: `${app.screens.version(mod.version)}, ${app.screens.by(mod.authors.join(', '))}`,
        problem: problems.map(({ code, params }) => sheet.words.error(code, params)).join(' '),
        state: isOn ? app.screens.on : app.screens.off,
        isOn,
        change: () => change(isOn ? on.filter((id) => id !== mod.id) : [...on, mod.id]),
      }),
    );
    y += ROW * unit;
  }
  return root;
}

interface Row {
  readonly height: number;
  readonly title: string;
  readonly text: string;
  readonly small: string;
  readonly problem?: string;
  readonly state: string;
  readonly isOn: boolean;
  readonly change?: () => void;
}

function makeRow({ unit }: Sheet, top: number, width: number, row: Row): Container {
  const root = new Container();
  root.y = top;
  const high = row.height * unit;
  root.addChild(makePanel({ x: 0, y: 0, width, height: high }, 'tray'));
  const room = width - 230 * unit;
  const title = fitWidth(makeText(row.title, 'name', { unit }), room * 0.6);
  title.position.set(18 * unit, 9 * unit);
  const small = makeText(row.small, 'small', { unit });
  small.position.set(title.x + title.width + 14 * unit, 16 * unit);
  const isBroken = (row.problem ?? '') !== '';
  const text = makeText(isBroken ? row.problem! : row.text, 'body', {
    unit,
    size: 15,
    fill: isBroken ? PALETTE.refusal : PALETTE.ivory,
    width: room,
  });
  text.position.set(18 * unit, 38 * unit);
  root.addChild(title, small, text);
  const { change } = row;
  const control = makeSwitch(row.state, {
    unit,
    width: 170 * unit,
    height: 46 * unit,
    on: row.isOn,
    state: row.state,
    title: row.title,
    disabled: change === undefined,
    change: () => change?.(),
  });
  control.position.set(width - 186 * unit, (high - 46 * unit) / 2);
  root.addChild(control);
  return root;
}
