import { ATTRIBUTES, LINKED, PAINTED, SHAPES, SPOKEN, TARGETS, WITHIN } from './allowed';
import type { Refuse, SvgElement } from './parse';
import { linkIn, pointsIn } from './values';

/** An element of which only allowed things are known. */
export interface SvgPart {
  readonly name: string;
  readonly line: number;
  /** Empty where it has none. */
  readonly id: string;
  readonly children: readonly SvgPart[];
  /** Ids of what it uses, each as often as it does. */
  readonly links: readonly string[];
  readonly points: number;
  readonly isLayer: boolean;
}

/** Only a path is long. */
const LONGEST = 400;

type Pair = readonly [name: string, value: string];

/** A mask, and a group that shines through, are drawn apart; one shape that shines through is not worth counting. */
const isLayered = (element: string, key: string, value: string): boolean =>
  key === 'mask' || (key === 'opacity' && Number(value) !== 1 && !SHAPES.includes(element));

/** Judges every element and attribute by the lists of what is allowed, and finds what points to what. */
class PartReader {
  readonly byId = new Map<string, SvgPart>();
  readonly #refuse: Refuse;
  readonly #pointing: { readonly id: string; readonly to: readonly string[]; readonly line: number }[] = [];

  constructor(refuse: Refuse) {
    this.#refuse = refuse;
  }

  read(element: SvgElement): SvgPart {
    const { name, line, attributes } = element;
    this.#checkInside(element);
    const pairs = [...attributes].flatMap((pair) => (pair[0] === 'style' ? this.#declarations(pair[1], line) : [pair]));
    for (const [key, value] of attributes) if (key !== 'style') this.#check(ATTRIBUTES, key, value, line);
    const part: SvgPart = {
      name,
      line,
      id: attributes.get('id') ?? '',
      children: element.children.map((child) => this.read(child)),
      links: pairs.flatMap((pair) => this.#link(name, pair, line)),
      points: pairs.reduce((sum, [key, value]) => sum + (key === 'd' || key === 'points' ? pointsIn(value) : 0), 0),
      isLayer: pairs.some(([key, value]) => isLayered(name, key, value)),
    };
    this.#name(part);
    return part;
  }

  #checkInside({ name, line, children, text }: SvgElement): void {
    const allowed = Object.hasOwn(WITHIN, name) ? WITHIN[name]! : this.#refuse('svgForbidden', line, { what: `<${name}>` });
    const stranger = children.find((child) => !allowed.includes(child.name));
    if (stranger !== undefined) this.#refuse('svgForbidden', stranger.line, { what: `<${stranger.name}>` });
    if (text !== '' && !SPOKEN.includes(name)) this.#refuse('svgForbidden', line, { what: text.trim().slice(0, 20) });
  }

  #check(allowed: typeof ATTRIBUTES, key: string, value: string, line: number): void {
    const test = Object.hasOwn(allowed, key) ? allowed[key]! : this.#refuse('svgForbidden', line, { what: key });
    const tooLong = value.length > LONGEST && key !== 'd' && key !== 'points';
    if (tooLong || !test(value.trim())) this.#refuse('svgValue', line, { what: key, value: value.slice(0, 60) });
  }

  /** What a `style` declares. Values are judged as those of attributes are, so no escape, comment or function gets through. */
  #declarations(style: string, line: number): Pair[] {
    const pairs = style
      .split(';')
      .filter((one) => one.trim() !== '')
      .map((one): Pair => [one.split(':')[0]!.trim(), one.split(':').slice(1).join(':').trim()]);
    for (const [key, value] of pairs) this.#check(PAINTED, key, value, line);
    return pairs;
  }

  #link(element: string, [key, value]: Pair, line: number): string[] {
    if (key === 'href' || key === 'xlink:href') {
      const to = Object.hasOwn(LINKED, element) ? LINKED[element]! : this.#refuse('svgForbidden', line, { what: key });
      return this.#pointTo(value.trim().slice(1), to, line);
    }
    const to = TARGETS[key];
    const id = to === undefined ? null : linkIn(value.trim());
    return id === null ? [] : this.#pointTo(id, to!, line);
  }

  #pointTo(id: string, to: readonly string[], line: number): string[] {
    this.#pointing.push({ id, to, line });
    return [id];
  }

  #name(part: SvgPart): void {
    if (part.id === '') return;
    if (this.byId.has(part.id)) this.#refuse('svgIdTwice', part.line, { value: part.id });
    this.byId.set(part.id, part);
  }

  /** What is pointed to is there, and is something that can be used there. */
  checkLinks(): void {
    for (const { id, to, line } of this.#pointing)
      if (!to.includes(this.byId.get(id)?.name ?? '')) this.#refuse('svgNoTarget', line, { value: `#${id}` });
  }
}

export function readParts(
  root: SvgElement,
  refuse: Refuse,
): { readonly root: SvgPart; readonly byId: ReadonlyMap<string, SvgPart> } {
  const reader = new PartReader(refuse);
  const part = reader.read(root);
  reader.checkLinks();
  return { root: part, byId: reader.byId };
}
