import { Container, type Text } from 'pixi.js';
import type { Rect } from '../../../config/layout';
import { PALETTE } from '../../../config/palette';
import { MOD_WORDS } from '../../../i18n/mods';
import { inLanguage } from '../../../i18n/translated';
import type { LibraryMod } from '../../../library';
import type { Ordered } from '../../../sandbox/mods';
import { makeButton } from '../../../ui/controls/button';
import { ScrollArea } from '../../../ui/scroll';
import { makeText, type StyleName } from '../../../ui/text';
import type { Sheet } from '../../frame/built-screen';
import type { Services } from '../../services';
import { makeCover } from '../cover';
import { fittingValues, makeModSettings, settingsHeight } from '../mod-settings';
import type { ModShow } from '../mod-show';
import type { ReadMod } from '../readings';
import { copyReport, problemLines } from '../report';

export interface ModContext {
  readonly sheet: Sheet;
  readonly services: Services;
  readonly show: ModShow;
  readonly mod: LibraryMod;
  /** All versions that the library has, the current one first. */
  readonly versions: readonly LibraryMod[];
  /** Null while the cards are being read. */
  readonly read: ReadMod | null;
  readonly order: Ordered;
  /** Makes another version the current one. */
  readonly choose: (hash: string) => void;
  readonly refresh: () => void;
}

/** Lays parts under each other. */
class Column {
  readonly root = new Container();
  readonly #unit: number;
  readonly #width: number;
  #y = 0;

  constructor(unit: number, width: number) {
    this.#unit = unit;
    this.#width = width;
  }

  get height(): number {
    return this.#y;
  }

  add(part: Container, height = part.height, gap = 8): void {
    part.y = this.#y;
    this.#y += height + gap * this.#unit;
    this.root.addChild(part);
  }

  words(text: string, style: StyleName = 'body', fill?: number): Text {
    const made = makeText(text, style, {
      unit: this.#unit,
      width: this.#width,
      breakWords: true,
      ...(fill === undefined ? {} : { fill }),
    });
    this.add(made);
    return made;
  }

  heading(text: string): void {
    this.#y += this.#y === 0 ? 0 : 10 * this.#unit;
    this.words(text, 'heading');
  }
}

/** What a mod is and what it changes: facts at the left, the rest at the right. */
export function makeAbout(context: ModContext, place: Rect): { root: Container; scroll: ScrollArea } {
  const { sheet, services } = context;
  const { unit } = sheet;
  const scroll = new ScrollArea(place, unit, services.page.frames.request);
  const side = Math.min(300 * unit, scroll.room * 0.32);
  const left = makeFacts(context, side, place.height * 0.42);
  const right = makeChanges(context, scroll.room - side - 32 * unit);
  right.root.x = side + 32 * unit;
  scroll.content.addChild(left.root, right.root);
  scroll.contentHeight = Math.max(left.height, right.height) + 8 * unit;
  return { root: scroll, scroll };
}

/** The cover is at most `most` CSS pixels high. */
function makeFacts({ sheet, show, mod, read }: ModContext, width: number, most: number): Column {
  const { unit, screens, lang } = sheet;
  const words = MOD_WORDS[lang];
  const { authors, version, license } = mod.manifest;
  const column = new Column(unit, width);
  const high = Math.min(width * 0.57, most);
  const cover = makeCover(sheet, show, mod, read, { width: high / 0.57, height: high });
  const framed = new Container();
  cover.position.set(high / 0.57 / 2, high / 2);
  framed.addChild(cover);
  column.add(framed, high, 12);
  column.words(screens.by(authors.join(', ')), 'strong');
  column.words(screens.version(version));
  column.words(words.licence(license));
  column.words(`${words.files(mod.files)}, ${words.size(mod.size)}`);
  if (read !== null && 'reading' in read) {
    const { languages } = show.contents(read.reading, mod.pin.id, lang);
    if (languages.length > 0) column.words(words.inLanguages(languages.map((one) => screens.languages[one])));
  }
  column.words(words.origins[mod.from], 'body', PALETTE.secondary);
  if (mod.address !== undefined) column.words(mod.address, 'small');
  if (!mod.isStored) column.words(words.notStored, 'body', PALETTE.refusal);
  return column;
}

function makeChanges(context: ModContext, width: number): Column {
  const { sheet, mod, show, read, services } = context;
  const { unit, lang } = sheet;
  const words = MOD_WORDS[lang];
  const column = new Column(unit, width);
  column.words(inLanguage(mod.manifest.description, lang) ?? '');
  column.heading(words.changesHeading);
  if (read === null) column.words(words.reading, 'body', PALETTE.secondary);
  else if ('problems' in read) {
    for (const line of problemLines(services, read.problems)) column.words(line, 'body', PALETTE.refusal);
    const copy = (): void => void copyReport(services, mod.pin.id, read.problems);
    column.add(makeButton(words.copyReport, { unit, width: 200 * unit, height: 40 * unit, press: copy }), 40 * unit);
  } else for (const change of show.contents(read.reading, mod.pin.id, lang).changes) column.words(`• ${change}`);
  addRelations(column, context);
  addSettings(column, context, width);
  addVersions(column, context);
  if (mod.from !== 'bundled') for (const line of words.sandbox) column.words(line, 'small');
  return column;
}

/** Mods that it needs or does not go with; the base set goes without saying. */
function addRelations(column: Column, { mod, sheet }: ModContext): void {
  const words = MOD_WORDS[sheet.lang];
  const { requires, incompatible } = mod.manifest.dependencies;
  const needs = requires.filter(({ id }) => id !== 'base');
  for (const [heading, list] of [
    [words.needs, needs],
    [words.conflicts, incompatible],
  ] as const) {
    if (list.length === 0) continue;
    column.heading(heading);
    for (const { id, range } of list) column.words(`• ${words.range(id, range)}`);
  }
}

function addSettings(column: Column, { mod, sheet, services, refresh }: ModContext, width: number): void {
  const { settings } = mod.manifest;
  if (settings.length === 0) return;
  const words = MOD_WORDS[sheet.lang];
  const store = services.settings;
  column.heading(words.settings);
  column.words(words.settingsHint, 'small');
  const { modSettings } = store.current;
  const values = fittingValues(settings, modSettings[mod.pin.id] ?? {});
  const made = makeModSettings(sheet, settings, values, width, (now) => {
    store.change({ modSettings: { ...store.current.modSettings, [mod.pin.id]: now } });
    refresh();
  });
  column.add(made, settingsHeight(settings.length) * sheet.unit);
}

function addVersions(column: Column, { versions, sheet, choose }: ModContext): void {
  const { unit, lang, screens } = sheet;
  const words = MOD_WORDS[lang];
  const others = versions.filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return;
  column.heading(words.versions);
  for (const { pin, from } of others) {
    column.words(`${screens.version(pin.version)}: ${from === 'bundled' ? words.origins.bundled : words.versionKept}`);
    const press = (): void => choose(pin.hash);
    column.add(makeButton(words.useVersion(pin.version), { unit, width: 260 * unit, height: 40 * unit, press }), 40 * unit);
  }
}
