/** Whether a value is one that a picture needs: nothing here can fetch, run or count for more than it says. */
export type ValueTest = (value: string) => boolean;

const NUMBER = '[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d{1,3})?';
const NUMBERS = new RegExp(NUMBER, 'g');
/** Farther than this nothing is drawn. */
const FAR = 1_000_000;

const fits =
  (pattern: RegExp): ValueTest =>
  (value) =>
    pattern.test(value);

const isNear = (value: string): boolean => Array.from(value.matchAll(NUMBERS)).every(([n]) => Math.abs(Number(n)) <= FAR);

const LENGTH = new RegExp(`^${NUMBER}(?:px|pt|pc|mm|cm|in|%)?$`);
export const length: ValueTest = (value) => LENGTH.test(value) && isNear(value);

const AMOUNT = new RegExp(`^${NUMBER}%?$`);
export const amount: ValueTest = (value) => AMOUNT.test(value) && isNear(value);

const VIEW_BOX = new RegExp(`^(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})$`);
export const viewBox: ValueTest = (value) => {
  const [, , , width, height] = VIEW_BOX.exec(value) ?? [];
  return isNear(value) && Number(width) > 0 && Number(height) > 0;
};

export const keyword = fits(/^[A-Za-z][A-Za-z -]{0,60}$/);
export const identifier = fits(/^[A-Za-z_][\w.:-]{0,99}$/);
export const plainText = fits(/^[\w .:,-]{0,200}$/);

export const pathData = fits(/^[MmLlHhVvCcSsQqTtAaZzEe\d+\-.,\s]*$/);
export const numberList = fits(/^[Ee\d+\-.,\s]*$/);

const TRANSFORM = /^(?:none|(?:(?:matrix|translate|scale|rotate|skewX|skewY)[ ]*\([Ee\d+\-., ]*\)[ ,]*){1,12})$/;
export const transform: ValueTest = (value) => {
  const oneLine = value.replace(/\s+/g, ' ').trim();
  return TRANSFORM.test(oneLine) && isNear(oneLine);
};

const COLOUR = /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d.,%/\s+-]{1,60}\))$/i;
export const colour = fits(COLOUR);

const LINK = /^url\(\s*(['"]?)#([A-Za-z_][\w.:-]{0,99})\1\s*\)(.*)$/;

/** The part of the picture that a value points to; null where it points to none. */
export const linkIn = (value: string): string | null => LINK.exec(value)?.[2] ?? null;

/** A colour, or a gradient of the picture, with a colour in case it is missing. */
export const paint: ValueTest = (value) => {
  const rest = LINK.exec(value)?.[3]?.trim();
  return rest === undefined ? COLOUR.test(value) : rest === '' || COLOUR.test(rest);
};

export const reference: ValueTest = (value) => value === 'none' || LINK.exec(value)?.[3]?.trim() === '';

/** A link of a `use` or a gradient: to a part of the picture itself. */
export const ownPart = fits(/^#[A-Za-z_][\w.:-]{0,99}$/);

export const exactly =
  (...values: readonly string[]): ValueTest =>
  (value) =>
    values.includes(value);

/** How many commands and numbers a path or a list of points has. */
export const pointsIn = (value: string): number =>
  (value.match(NUMBERS)?.length ?? 0) + (value.match(/[MmLlHhVvCcSsQqTtAaZz]/g)?.length ?? 0);

const PIXELS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** A length of any absolute unit in pixels; null for one that depends on where the picture is shown. */
export function pixelsOf(value: string): number | null {
  const [, number, unit] = new RegExp(`^(${NUMBER})([a-z%]*)$`).exec(value.trim()) ?? [];
  const scale = PIXELS[unit ?? '?'];
  return scale === undefined ? null : Number(number) * scale;
}
