import { Container, type Text } from 'pixi.js';
import type { ModWords } from '../../i18n/mods';
import { inLanguage } from '../../i18n/translated';
import { PALETTE } from '../../config/palette';
import type { LibraryMod } from '../../library';
import type { Problem } from '../../sandbox/mods';
import { makeButton } from '../../ui/controls/button';
import { makePanel } from '../../ui/panel';
import { makeIcon } from '../../ui/sprite';
import { makeSwitch } from '../../ui/controls/switch';
import { cutHeight, cutWidth, makeText } from '../../ui/text';
import type { Sheet } from '../frame/built-screen';
import type { Services } from '../services';
import type { Failure } from './install/failures';
import { makeCover } from './cover';
import type { ModShow } from './mod-show';
import type { ReadMod } from './readings';
import { copyReport, problemLines } from './report';
import { isolated } from './safe-words';

/** What the rows of the Mods screen are drawn with; `width` in CSS pixels. */
export interface RowContext {
  readonly sheet: Sheet;
  readonly services: Services;
  readonly words: ModWords;
  readonly show: ModShow;
  readonly width: number;
}

/** A row of the list; `height` in CSS pixels. */
export interface ModRow {
  readonly root: Container;
  readonly height: number;
}

/** Design pixels. */
const HEIGHT = 118;
const COVER = { width: 150, height: 86 };
const BUTTONS = 176;

/** The base set, which cannot be switched off. */
export function makeBaseRow({ sheet, width }: RowContext): ModRow {
  const { unit, screens, game } = sheet;
  const height = 58 * unit;
  const root = new Container();
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const sign = makeIcon('ui-mods', 30 * unit, PALETTE.brassLight);
  sign.position.set(34 * unit, height / 2);
  const title = makeText(game.baseSet, 'name', { unit, anchor: [0, 0.5] });
  title.position.set(68 * unit, height / 2);
  const always = makeText(screens.alwaysOn, 'body', { unit, fill: PALETTE.secondary, anchor: [1, 0.5] });
  always.position.set(width - 22 * unit, height / 2);
  root.addChild(sign, title, always);
  return { root, height };
}

export interface ModRowOptions {
  readonly mod: LibraryMod;
  /** Null while its cards are being read. */
  readonly read: ReadMod | null;
  readonly isOn: boolean;
  /** Why it does not load together with the other mods that are on. */
  readonly quarrels: readonly Problem[];
  readonly open: () => void;
  readonly change: () => void;
}

/** A mod: what it is, what it brings, its switch and the way to its page. */
export function makeModRow(context: RowContext, options: ModRowOptions): ModRow {
  const { sheet, words, show, width } = context;
  const { unit, lang, screens } = sheet;
  const { mod, read, isOn, open, change } = options;
  const { title, description, authors, version, license } = mod.manifest;
  const root = new Container();
  const height = HEIGHT * unit;
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const cover = makeCover(sheet, show, mod, read, { width: COVER.width * unit, height: COVER.height * unit });
  cover.position.set((16 + COVER.width / 2) * unit, height / 2);
  const left = (COVER.width + 32) * unit;
  const room = width - left - (BUTTONS + 24) * unit;
  const name = inLanguage(title, lang) ?? mod.pin.id;
  const head = cutWidth(makeText(name, 'name', { unit }), room * 0.62, unit);
  head.position.set(left, 10 * unit);
  const byline = [screens.version(version), screens.by(isolated(authors.join(', '))), words.licence(isolated(license))].join(
    ' · ',
  );
  const small = cutWidth(makeText(byline, 'small', { unit }), room - head.width - 14 * unit, unit);
  small.position.set(left + head.width + 14 * unit, 17 * unit);
  const text = cutHeight(
    makeText(inLanguage(description, lang) ?? '', 'body', { unit, size: 15, width: room, breakWords: true }),
    40 * unit,
  );
  text.position.set(left, 40 * unit);
  root.addChild(cover, head, small, text, ...stateLines(context, options, left, room));
  const problems = problemsOf(options);
  const state = problems.length > 0 && isOn ? words.failed : isOn ? screens.modStates.on : screens.modStates.off;
  const control = makeSwitch(state, { unit, width: BUTTONS * unit, height: 44 * unit, on: isOn, state, title: name, change });
  control.position.set(width - (BUTTONS + 12) * unit, 12 * unit);
  const details = makeButton(words.details, {
    unit,
    width: (BUTTONS - 8) * unit,
    height: 40 * unit,
    title: `${words.details}: ${name}`,
    press: open,
  });
  details.position.set(width - (BUTTONS + 12) * unit, 66 * unit);
  root.addChild(control, details);
  return { root, height };
}

const problemsOf = ({ read, quarrels }: ModRowOptions): readonly Problem[] => [
  ...(read !== null && 'problems' in read ? read.problems : []),
  ...quarrels,
];

/** The last line of a row: what the mod brings, or what is wrong with it. */
function stateLines({ sheet, services, words, show }: RowContext, options: ModRowOptions, left: number, room: number): Text[] {
  const { unit, lang } = sheet;
  const { mod, read } = options;
  const problems = problemsOf(options);
  const line = (said: string, fill: number): Text => {
    const text = cutWidth(makeText(said, 'strong', { unit, size: 15, fill }), room, unit);
    text.position.set(left, 88 * unit);
    return text;
  };
  if (problems.length > 0) return [line(problemLines(services, problems).join(' '), PALETTE.refusal)];
  if (!mod.isStored) return [line(words.notStored, PALETTE.refusal)];
  if (read === null || 'problems' in read) return [line(words.reading, PALETTE.secondary)];
  const { summary, languages } = show.contents(read.reading, mod.pin.id, lang);
  const told = languages.map((one) => sheet.screens.languages[one]);
  const parts = [summary, ...(told.length === 0 ? [] : [words.inLanguages(told)]), words.size(mod.size), words.origins[mod.from]];
  return [line(parts.join(' · '), PALETTE.brassLight)];
}

/** A mod that could not be added: everything that is wrong with it, for its author. */
export function makeFailureRow({ sheet, services, words, width }: RowContext, failure: Failure, dismiss: () => void): ModRow {
  const { unit } = sheet;
  const room = width - (BUTTONS + 100) * unit;
  const title = cutWidth(makeText(words.notAdded(isolated(failure.origin)), 'name', { unit }), room, unit);
  title.position.set(72 * unit, 10 * unit);
  const lines = problemLines(services, failure.problems).join('\n');
  const text = cutHeight(
    makeText(lines, 'body', { unit, size: 15, fill: PALETTE.refusal, width: room, breakWords: true }),
    220 * unit,
  );
  text.position.set(72 * unit, 42 * unit);
  const height = Math.max(112 * unit, 54 * unit + text.height);
  const root = new Container();
  const sign = makeIcon('ui-cross', 28 * unit, PALETTE.refusal);
  sign.position.set(38 * unit, 40 * unit);
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'), sign, title, text);
  const button = (label: string, y: number, press: () => void): void => {
    const one = makeButton(label, {
      unit,
      width: (BUTTONS - 8) * unit,
      height: 40 * unit,
      title: `${label}: ${failure.origin}`,
      press,
    });
    one.position.set(width - (BUTTONS + 12) * unit, y * unit);
    root.addChild(one);
  };
  button(words.copyReport, 12, () => void copyReport(services, failure.origin, failure.problems));
  button(words.dismiss, 60, dismiss);
  return { root, height };
}
