import { Container, Sprite } from 'pixi.js';
import { PALETTE } from '../../../config/palette';
import type { ModWords } from '../../../i18n/mods';
import { inLanguage } from '../../../i18n/translated';
import { isNewer, newestFor, type IndexedMod, type LibraryMod, type IndexSubscription } from '../../../library';
import { frame, hasFrame } from '../../../shell/assets';
import { makeButton } from '../../../ui/controls/button';
import { makePanel } from '../../../ui/panel';
import { makeIcon } from '../../../ui/sprite';
import { cutHeight, cutWidth, makeText } from '../../../ui/text';
import type { Sheet } from '../../frame/built-screen';
import { isolated } from '../safe-words';

export interface IndexRowOptions {
  readonly sheet: Sheet;
  readonly words: ModWords;
  /** CSS pixels. */
  readonly width: number;
  readonly isBusy: boolean;
}

interface Row {
  readonly root: Container;
  readonly height: number;
}

/** The frame name of a mod's preview. No card or cult has an address in its name. */
export const previewName = (address: string, mod: string): string => `preview-${address}#${mod}`;

/** The head of a subscribed index: its title, its address, when it was asked, and what can be done with it. */
export function makeIndexHead(
  { sheet, words, width, isBusy }: IndexRowOptions,
  { address, asked, index }: IndexSubscription,
  acts: { readonly again: () => void; readonly leave: () => void },
): Row {
  const { unit, lang } = sheet;
  const height = 58 * unit;
  const root = new Container();
  const buttons = 380 * unit;
  const name = inLanguage(index.title, lang) ?? address;
  const title = cutWidth(makeText(name, 'title', { unit, size: 24 }), width - buttons - 20 * unit, unit);
  title.y = 2 * unit;
  const date = new Date(asked).toLocaleDateString(lang);
  const small = cutWidth(
    makeText(`${isolated(address)} · ${words.modsIn(index.mods.length)} · ${words.askedOn(date)}`, 'small', { unit }),
    width - buttons - 20 * unit,
    unit,
  );
  small.y = 34 * unit;
  root.addChild(title, small);
  (
    [
      [words.askAgain, acts.again],
      [words.unsubscribe, acts.leave],
    ] as const
  ).forEach(([label, press], i) => {
    const button = makeButton(label, {
      unit,
      width: 184 * unit,
      height: 42 * unit,
      disabled: isBusy,
      title: `${label}: ${name}`,
      press,
    });
    button.position.set(width - buttons + i * 192 * unit, 8 * unit);
    root.addChild(button);
  });
  return { root, height };
}

/** A mod of an index with the button that installs or updates it. */
export function makeIndexedRow(
  { sheet, words, width, isBusy }: IndexRowOptions,
  address: string,
  mod: IndexedMod,
  present: LibraryMod | undefined,
  install: () => void,
): Row {
  const { unit, lang, screens } = sheet;
  const height = 104 * unit;
  const root = new Container();
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const picture = makePreview(previewName(address, mod.id), 130 * unit, 76 * unit, unit);
  picture.position.set(80 * unit, height / 2);
  const left = 160 * unit;
  const room = width - left - 220 * unit;
  const newest = newestFor(mod);
  const offered = newest ?? mod.versions[0]!;
  const name = inLanguage(mod.title, lang) ?? mod.id;
  const title = cutWidth(makeText(name, 'name', { unit }), room, unit);
  title.position.set(left, 8 * unit);
  const needs = Object.keys(offered.requires ?? {}).filter((id) => id !== 'base');
  const facts = [
    screens.version(offered.version),
    screens.by(isolated(mod.authors.join(', '))),
    words.licence(isolated(mod.license)),
    words.size(offered.size),
    ...(needs.length === 0 ? [] : [`${words.needs}: ${needs.join(', ')}`]),
    ...(mod.versions[0] === newest ? [] : [words.needsNewerGame(mod.versions[0]!.version)]),
  ];
  const small = cutWidth(makeText(facts.join(' · '), 'small', { unit }), room, unit);
  small.position.set(left, 36 * unit);
  const text = cutHeight(
    makeText(inLanguage(mod.description, lang) ?? '', 'body', { unit, size: 15, width: room, breakWords: true }),
    40 * unit,
  );
  text.position.set(left, 56 * unit);
  root.addChild(picture, title, small, text);
  const isUpdate = present !== undefined && newest !== null && isNewer(newest.version, present.pin.version);
  const label = present === undefined ? words.install : isUpdate ? words.updateTo(offered.version) : words.installed;
  const button = makeButton(label, {
    unit,
    width: 190 * unit,
    height: 46 * unit,
    disabled: isBusy || newest === null || (present !== undefined && !isUpdate),
    title: `${label}: ${name}`,
    press: install,
  });
  button.position.set(width - 206 * unit, (height - 46 * unit) / 2);
  root.addChild(button);
  return { root, height };
}

function makePreview(name: string, width: number, height: number, unit: number): Container {
  const root = new Container();
  root.addChild(makePanel({ x: -width / 2, y: -height / 2, width, height }, 'chip'));
  if (!hasFrame(name)) {
    root.addChild(makeIcon('ui-mods', 38 * unit, PALETTE.brassLight));
    return root;
  }
  const picture = new Sprite(frame(name));
  picture.anchor.set(0.5);
  picture.scale.set(Math.min(width / picture.texture.width, height / picture.texture.height));
  root.addChild(picture);
  return root;
}
