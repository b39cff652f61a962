import { Container } from 'pixi.js';
import type { Rect } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import { MOD_WORDS } from '../../i18n/mods';
import { inLanguage } from '../../i18n/translated';
import type { Reading } from '../../session/game';
import { makeButton } from '../../ui/controls/button';
import { makePanel } from '../../ui/panel';
import { ScrollArea } from '../../ui/scroll';
import { makeIcon } from '../../ui/sprite';
import { makeSwitch } from '../../ui/controls/switch';
import { fitWidth, makeText } from '../../ui/text';
import type { Sheet } from '../frame/built-screen';
import type { LibraryMod } from '../../library';
import { errorMessage } from '../frame/error-message';
import { makeModSettings, settingsHeight, type SettingValues } from './mod-settings';

export interface ModListOptions {
  readonly mods: readonly LibraryMod[];
  readonly on: readonly string[];
  /** Mods that did not load, with their problems. */
  readonly leftOut: Reading['leftOut'];
  readonly change: (ids: readonly string[]) => void;
  /** Shows the cards of a set; `base` is the base set. */
  readonly open: (id: string) => void;
  /** The players' settings of mods, where this list allows changing them. */
  readonly settings?: {
    readonly values: Readonly<Record<string, SettingValues>>;
    readonly change: (mod: string, values: SettingValues) => void;
  };
  readonly draw: () => void;
}

/** Design pixels. */
const ROW = 86;
const GAP = 8;
const SWITCH = 150;
const CARDS = 110;

/** The sets of a new game with their switches and the way to their cards; the base set comes first and cannot be switched off. */
export function makeModList(sheet: Sheet, inside: Rect, options: ModListOptions): { root: Container; scroll: ScrollArea } {
  const { unit, screens, game } = sheet;
  const root = new Container();
  const hint = makeText(game.modsHint, 'body', { unit, fill: PALETTE.secondary, width: inside.width });
  hint.position.set(inside.x, inside.y);
  const above = hint.height + 16 * unit;
  const scroll = new ScrollArea({ ...inside, y: inside.y + above, height: inside.height - above }, unit, options.draw);
  root.addChild(hint, scroll);
  let y = 0;
  const put = (row: Container, height: number): void => {
    row.y = y;
    y += (height + GAP) * unit;
    scroll.content.addChild(row);
  };
  const base = { title: game.baseSet, text: screens.alwaysOn, small: '', state: screens.modStates.on, isOn: true };
  put(makeRow(sheet, scroll.room, { ...base, height: 70, open: () => options.open('base') }), 70);
  for (const mod of options.mods) {
    const settings =
      options.on.includes(mod.pin.id) && options.settings !== undefined ? makeSettings(sheet, mod, scroll.room, options) : null;
    const height = ROW + (settings === null ? 0 : settingsHeight(mod.manifest.settings.length));
    const row = makeModRow(sheet, mod, scroll.room, height, options);
    if (settings !== null) {
      settings.position.set(80 * unit, ROW * unit);
      row.addChild(settings);
    }
    put(row, height);
  }
  scroll.contentHeight = y;
  return { root, scroll };
}

function makeSettings(sheet: Sheet, mod: LibraryMod, width: number, { settings }: ModListOptions): Container | null {
  if (mod.manifest.settings.length === 0 || settings === undefined) return null;
  const values = settings.values[mod.pin.id] ?? {};
  return makeModSettings(sheet, mod.manifest.settings, values, width - 98 * sheet.unit, (now) =>
    settings.change(mod.pin.id, now),
  );
}

function makeModRow(
  sheet: Sheet,
  mod: LibraryMod,
  width: number,
  height: number,
  { on, leftOut, change, open }: ModListOptions,
): Container {
  const { screens, game, lang } = sheet;
  const { id, title, description, version, authors } = mod.manifest;
  const problems = leftOut.find((one) => one.id === id)?.problems ?? [];
  const isOn = on.includes(id);
  return makeRow(sheet, width, {
    height,
    title: inLanguage(title, lang) ?? id,
    text: inLanguage(description, lang) ?? '',
    small: `${screens.version(version)}, ${screens.by(authors.join(', '))}`,
    problem: problems.map((problem) => errorMessage(game, problem)).join(' '),
    state: isOn ? screens.modStates.on : screens.modStates.off,
    isOn,
    open: () => open(id),
    change: () => change(isOn ? on.filter((other) => other !== id) : [...on, id]),
  });
}

interface Row {
  readonly height: number;
  readonly title: string;
  readonly text: string;
  readonly small: string;
  readonly problem?: string;
  readonly state: string;
  readonly isOn: boolean;
  readonly open: () => void;
  readonly change?: () => void;
}

function makeRow({ unit, lang }: Sheet, width: number, row: Row): Container {
  const root = new Container();
  root.addChild(makePanel({ x: 0, y: 0, width, height: row.height * unit }, 'tray'));
  const sign = makeIcon('ui-mods', 38 * unit, row.isOn ? PALETTE.brassLight : 0x7d6c4c);
  sign.position.set(42 * unit, (Math.min(row.height, ROW) * unit) / 2);
  root.addChild(sign);
  const left = 80 * unit;
  const room = width - left - (SWITCH + CARDS + 50) * unit;
  const title = fitWidth(makeText(row.title, 'name', { unit }), room * 0.6);
  title.position.set(left, 11 * unit);
  const small = makeText(row.small, 'small', { unit });
  fitWidth(small, room - title.width).position.set(title.x + title.width + 14 * unit, 18 * unit);
  const isBroken = (row.problem ?? '') !== '';
  const text = makeText(isBroken ? row.problem! : row.text, 'body', {
    unit,
    size: 15,
    fill: isBroken ? PALETTE.refusal : PALETTE.ivory,
    width: room,
  });
  text.position.set(left, 40 * unit);
  root.addChild(title, small, text);
  const { change } = row;
  const control = makeSwitch(row.state, {
    unit,
    width: SWITCH * unit,
    height: 46 * unit,
    on: row.isOn,
    state: row.state,
    title: row.title,
    disabled: change === undefined,
    change: () => change?.(),
  });
  const middle = (Math.min(row.height, ROW) * unit) / 2;
  control.position.set(width - (SWITCH + 8) * unit, middle - 23 * unit);
  const words = MOD_WORDS[lang].tabs.cards;
  const cards = makeButton(words, {
    unit,
    width: CARDS * unit,
    height: 44 * unit,
    title: `${words}: ${row.title}`,
    press: row.open,
  });
  cards.position.set(control.x - (CARDS + 16) * unit, middle - 22 * unit);
  root.addChild(control, cards);
  return root;
}
