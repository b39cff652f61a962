import { Container, Sprite } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import { keywordColour } from '../../config/palette';
import type { Option, Refusal } from '../../../contract/view-types';
import { frame } from '../../../../../platform/shell/assets';
import { citing } from '../../../../../platform/ui/citing';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { makeDisc } from '../../disc';
import { fitBox, makeText, putWords, setWords } from '../../../../../platform/ui/text';
import { putAmount, type FaceSize } from './card-face';
import type { PromptContext } from '../prompt';
import type { TileFace } from '../../../../../platform/prompts/spots';
import { plate } from '../../../../../platform/prompts/tray/tile';
import { pictureOf } from '../../kinds';
import { amountOf } from './amounts';
import { scenePicture } from '../../cards/scene-picture';
import { dieOnTile } from './tray-plan';

const detail = (option: Option | undefined, key: string): string => {
  const value = option?.[key];
  return typeof value === 'string' ? value : '';
};

/** A Ritual, Cult Site, emblem or icon of this size, centred. */
function pieceSprite({ books }: PromptContext, look: Extract<TileFace, { readonly frame: string }>, size: number): Container {
  const cult = look.seat === undefined ? null : books.cult(look.seat);
  if (look.frame === 'emblem' && cult !== null) return makeDisc(cult, size);
  const root = new Container();
  const main = makeIcon(look.frame, size, cult?.colours.piece);
  root.addChild(main);
  const over = look.frame.startsWith('ritual-') ? `${look.frame}-base` : look.frame === 'site' ? 'site-trim' : null;
  if (over !== null) {
    const trim = new Sprite(frame(over));
    trim.scale.copyFrom(main.scale);
    // Use the frames' own anchors, so that marker and trim coincide.
    main.anchor.copyFrom(frame(look.frame).defaultAnchor ?? { x: 0.5, y: 0.5 });
    trim.anchor.copyFrom(frame(over).defaultAnchor ?? { x: 0.5, y: 0.5 });
    root.addChild(trim);
    const { y, height } = root.getLocalBounds();
    main.y = trim.y = -(y + height / 2);
  }
  if (look.frame === 'site' && cult !== null) root.addChild(makeIcon(cult.emblem, size * 0.42));
  return root;
}

/** A picture with its name and cost below. */
export function pieceFace(
  context: PromptContext,
  look: Exclude<TileFace, { readonly card: string }>,
  label: string,
  option: Option | undefined,
  { width, height }: FaceSize,
): Container {
  const { unit } = context.layout;
  const root = new Container();
  const amount = amountOf(option);
  const below = amount === null ? 0 : 24 * unit;
  const words = makeText(nameFor(context, label, option), 'strong', {
    unit,
    size: 15,
    width: width - 14 * unit,
    align: 'center',
  });
  // A long name takes height from the picture.
  const lines = Math.min(Math.max(36 * unit, words.height), 70 * unit);
  const foot = lines + below + 8 * unit;
  const thing =
    'words' in look
      ? makeText(look.words, 'title', { unit, size: 46, anchor: [0.5, 0.5] })
      : pieceSprite(context, look, Math.min(width * 0.7, height - foot - 14 * unit));
  thing.position.set(width / 2, 8 * unit + ('words' in look ? height - 16 * unit : height - foot - 6 * unit) / 2);
  root.addChild(plate(width, height, 'button'), thing);
  if ('words' in look) {
    words.destroy();
    return root;
  }
  putWords(root, words, { x: 7 * unit, y: height - foot, width: width - 14 * unit, height: lines }, unit);
  if (amount !== null) putAmount(root, amount, width / 2, height - 18 * unit, unit, PALETTE.ivory);
  return root;
}

function nameFor(context: PromptContext, label: string, option: Option | undefined): string {
  return option === undefined ? label : (pictureOf(context.decision).tileName?.(option, label, context) ?? label);
}

/** A die; one that is not chosen is kept. */
export function dieFace(
  context: PromptContext,
  name: string,
  { width, height }: FaceSize,
): { readonly face: Container; readonly changed: (chosen: boolean) => void } {
  const { app, layout } = context;
  const { unit } = layout;
  const face = new Container();
  const { x, y, size } = dieOnTile({ width, height }, unit);
  const die = makeIcon(name, size);
  die.position.set(x, y);
  const words = makeText(app.prompts.keep, 'strong', { unit, size: 16, fill: PALETTE.secondary, anchor: [0.5, 0.5] });
  words.position.set(width / 2, height - 20 * unit);
  face.addChild(plate(width, height, 'button'), die, words);
  const changed = (chosen: boolean): void => {
    setWords(words, chosen ? app.prompts.reroll : app.prompts.keep);
    words.style.fill = chosen ? PALETTE.chosen : PALETTE.secondary;
  };
  return { face, changed };
}

/** A card with its keyword and the ability's text, so that it can be judged without looking elsewhere. */
export function abilityFace(context: PromptContext, option: Option, { width, height }: FaceSize): Container {
  const { books, layout, decision } = context;
  const { unit } = layout;
  const card = detail(option, 'card');
  const keyword = detail(option, 'keyword');
  const face = books.card(card);
  const root = new Container();
  const edge = 9 * unit;
  const side = Math.min(54 * unit, width * 0.28);
  const picture = scenePicture(books, card, { width: side, height: side }, true);
  picture.position.set(edge + side / 2, edge + side / 2);
  root.addChild(plate(width, height, 'button'), picture);
  const left = edge + side + 8 * unit;
  const room = width - left - edge;
  const name = makeText(face.name, 'heading', { unit, size: 17, width: room });
  const mode = typeof option['mode'] === 'string' ? books.names.choice?.(card, option['mode']) : undefined;
  const label = books.words.label(decision.kind, option);
  const how = mode ?? (label.includes('): ') ? label.slice(label.indexOf('): ') + 3) : '');
  const head = makeText([books.words.keyword(keyword), how].filter((part) => part !== '').join(' · '), 'strong', {
    unit,
    size: 14,
    fill: lightKeyword(keyword),
    width: room,
  });
  // A long name takes two lines; the purpose gets the rest.
  const first = name.height > 24 * unit ? 30 * unit : 21 * unit;
  for (const [text, y, high] of [
    [name, edge - unit, first + unit],
    [head, edge - unit + first, side + 2 * unit - first],
  ] as const) {
    fitBox(text, room, high, unit).position.set(left, y);
    root.addChild(text);
  }
  const part = face.parts.find((one) => one.keyword === keyword)?.text ?? face.text;
  const top = edge + side + 6 * unit;
  const words = makeText(part, 'body', { unit, size: 14.5, width: width - 2 * edge });
  const most = height - top - 5 * unit;
  if (words.height > most) {
    words.style.fontSize = 13 * unit;
    words.style.lineHeight = 14.4 * unit;
  }
  // The large card beside the board has the whole text.
  for (let cut = withoutLastWord(part); words.height > most && cut !== ''; cut = withoutLastWord(cut)) words.text = `${cut}…`;
  words.position.set(edge, top);
  root.addChild(words);
  return root;
}

const withoutLastWord = (text: string): string => text.slice(0, Math.max(0, text.lastIndexOf(' ')));

/** Keyword colours are made for parchment; on dark wood use a lighter shade. */
function lightKeyword(keyword: string): number {
  const colour = keywordColour(keyword);
  const channel = (shift: number): number => Math.round(((colour >> shift) & 255) * 0.45 + 255 * 0.55) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** The author's words, large. */
export function choiceFace({ layout }: PromptContext, label: string, { width, height }: FaceSize): Container {
  const { unit } = layout;
  const root = new Container();
  const words = makeText(label, 'strong', { unit, size: 18, width: width - 30 * unit, align: 'center' });
  root.addChild(plate(width, height, 'button'));
  putWords(root, words, { x: 15 * unit, y: 8 * unit, width: width - 30 * unit, height: height - 16 * unit }, unit);
  return root;
}

export function passFace({ layout }: PromptContext, label: string, { width, height }: FaceSize): Container {
  const { unit } = layout;
  const root = new Container();
  const sign = makeIcon('ui-skip', 30 * unit, PALETTE.brassLight);
  sign.position.set(width / 2, height * 0.34);
  root.addChild(plate(width, height, 'button'), sign);
  const words = makeText(label, 'strong', { unit, size: 16, width: width - 18 * unit, align: 'center' });
  putWords(root, words, { x: 9 * unit, y: height * 0.52, width: width - 18 * unit, height: height * 0.42 }, unit);
  return root;
}

/** A refused option: grey, with the reason and the rule; pressed, it opens the rulebook there. */
export function refusedFace({ books, layout, rules }: PromptContext, refusal: Refusal, { width, height }: FaceSize): Container {
  const { unit } = layout;
  const root = new Container();
  const ground = plate(width, height, 'button-disabled');
  ground.alpha = 0.8;
  const sign = makeIcon('ui-lock', 18 * unit, 0x9b8a6a);
  sign.position.set(19 * unit, 19 * unit);
  root.addChild(ground, sign);
  const name = makeText(nameOfRefused(books.words.refused(refusal)), 'strong', {
    unit,
    size: 15,
    fill: 0xb5a482,
    width: width - 44 * unit,
  });
  fitBox(name, width - 44 * unit, 46 * unit, unit).position.set(34 * unit, 8 * unit);
  const why = `${books.words.refusal(refusal.code, refusal.params ?? {})} ${refusal.rule}`;
  const words = makeText(why, 'small', { unit, size: 14, fill: PALETTE.refusal, width: width - 20 * unit });
  const top = 14 * unit + Math.max(26 * unit, name.height);
  const room = height - top - 6 * unit;
  fitBox(words, width - 20 * unit, room, unit).position.set(10 * unit, top);
  root.addChild(name, words);
  // Tab goes through what can be chosen.
  root.tabIndex = -1;
  return citing(root, `${name.text}: ${why}`, rules);
}

/** The part before the reason in "Star Spawn in Downtown: it costs …". */
const nameOfRefused = (sentence: string): string => {
  const end = sentence.indexOf(': ');
  return end < 0 ? sentence : sentence.slice(0, end);
};
