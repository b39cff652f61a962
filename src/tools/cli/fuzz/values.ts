import { liveStream } from '../../../kernel';

/** Draws a random integer from 0 to below `size`. */
export type Draw = (size: number) => number;

/** Writes random expressions; subclasses write the statements that some expressions contain. */
export abstract class ValueWriter {
  protected readonly draw: Draw;
  protected names: string[] = [];
  protected functions: string[] = [];
  protected inLoop = 0;
  protected count = 0;

  constructor(seed: string) {
    this.draw = liveStream(seed);
  }

  protected abstract statement(depth: number): string;

  protected pick<T>(items: readonly T[]): T {
    return items[this.draw(items.length)]!;
  }

  protected chance(percent: number): boolean {
    return this.draw(100) < percent;
  }

  /** Random white space around a token, sometimes none, as in minified code. */
  protected gap(mark: string): string {
    return this.pick([mark, ` ${mark} `, `${mark}\n`, `${mark} /* ; */ `]);
  }

  protected fresh(): string {
    return `v${this.count++}`;
  }

  /** Writes inside a scope of its own: names declared there are forgotten afterwards. */
  protected scoped(write: () => string): string {
    const [names, functions] = [this.names.slice(), this.functions.slice()];
    const text = write();
    this.names = names;
    this.functions = functions;
    return text;
  }

  protected value(depth: number): string {
    if (depth <= 0 || this.chance(25)) return this.atom();
    const v = (): string => this.value(depth - 1);
    const kinds: (() => string)[] = [
      () => `${this.operand(depth)}${this.binary()}${this.operand(depth)}`,
      () => `${this.operand(depth)}${this.binary()}${this.operand(depth)}`,
      () => `(${v()}?${v()}:${v()})`,
      () => `(${v()},${v()})`,
      () => `${this.pick(['!', '-', '+', '~', 'typeof ', 'void '])}(${v()})`,
      () => `\`a${'${'}${this.text(depth)}}b\``,
      () => this.list(depth),
      () => this.object(depth),
      () => `(${this.list(depth)}).${this.listMethod(depth)}`,
      () => `(${this.list(depth)}).${this.listMethod(depth)}`,
      () => `(${this.text(depth)}).${this.textMethod(depth)}`,
      () => `(${this.text(depth)}).${this.textMethod(depth)}`,
      () => `Math.${this.pick(['floor', 'ceil', 'abs', 'sign', 'trunc', 'round', 'clz32', 'fround', 'sqrt'])}(${v()})`,
      () => `Math.${this.pick(['min', 'max', 'imul'])}(${v()},${v()})`,
      () =>
        `Object.${this.pick(['keys', 'values', 'entries', 'freeze', 'isFrozen', 'getOwnPropertyNames'])}(${this.object(depth)})`,
      () => `JSON.stringify(${v()})`,
      () =>
        `JSON.parse(${this.pick(['\'[1,{"a":null}]\'', '\'{"b":[true,1e3]}\'', "'x'", `JSON.stringify(${this.object(depth)})`])})`,
      () => `[...new Set(${this.list(depth)})]`,
      () => `[...new Map(${this.list(depth)}.map((x,i)=>[x,i]))]`,
      () => `(${this.object(depth)})?.${this.pick(['a', 'b', 'c'])}${this.pick(['', '?.[0]', '?.a', '?.length'])}`,
      () => `(()=>{${this.scoped(() => this.isolated(() => this.statement(depth - 1)))};return ${v()}})()`,
      () => `(function(){return[arguments.length,...arguments]})(${v()},...${this.list(depth - 1)})`,
      () => (this.functions.length === 0 ? this.atom() : `${this.pick(this.functions)}(${v()},${v()})`),
      () => `(${this.number()}).${this.pick(['toFixed(2)', 'toPrecision(3)', 'toExponential(1)'])}`,
      () => `(${this.draw(100_000)}).toString(${2 + this.draw(35)})`,
      // In other bases, V8 and QuickJS round digits beyond the 53rd bit differently.
      () => `parseInt(${this.text(depth)},${this.pick([2, 4, 8, 10, 16, 32])})`,
      () => `Number(${this.text(depth)})`,
      () => `(${this.pattern()}).${this.pick(['test', 'exec'])}(${this.text(depth)})`,
      () => `[...(${v()},${this.list(depth)})]`,
      () => `'a'in ${this.object(depth)}`,
      () => `delete ${this.object(depth)}.a`,
    ];
    return this.pick(kinds)();
  }

  /** Writes a function body: a `break` in it must not refer to a loop outside. */
  protected isolated(write: () => string): string {
    const outer = this.inLoop;
    this.inLoop = 0;
    const text = write();
    this.inLoop = outer;
    return text;
  }

  protected operand(depth: number): string {
    const text = this.value(depth - 1);
    return /^[\w.'"[\]]+$/.test(text) && !text.startsWith('-') ? text : `(${text})`;
  }

  protected binary(): string {
    const plain = [
      '+',
      '*',
      '/',
      '%',
      '-',
      '<',
      '>',
      '<=',
      '>=',
      '==',
      '!=',
      '===',
      '!==',
      '&',
      '|',
      '^',
      '<<',
      '>>',
      '>>>',
      '&&',
      '||',
    ];
    // Two equal signs need a space between them; elsewhere the space is optional.
    return this.chance(50) ? ` ${this.pick([...plain, '??', '**'])} ` : this.pick(plain);
  }

  protected atom(): string {
    return this.names.length > 0 && this.chance(55) ? this.pick(this.names) : this.literal();
  }

  protected literal(): string {
    return this.pick([
      () => this.number(),
      () => this.number(),
      () => this.pick(["''", "'a'", "'ab'", "'1'", "'zażółć'", "'\\n'", "'😀'", "'x y'", "'B'", '"it\\u0027s"']),
      () => this.pick(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity', '[]', '{}.a', "{}['b']"]).replace('{}', '({})'),
      () => this.pattern(),
    ])();
  }

  protected number(): string {
    return this.pick([
      () => String(this.draw(10)),
      () => String(this.draw(1000)),
      () => this.pick(['0.5', '1.25', '1e3', '0x1f', '0b101', '0o17', '1_000', '2147483648', '4294967295', '.1', '1e21', '5e-7']),
    ])();
  }

  protected pattern(): string {
    return this.pick([
      '/a/',
      '/[a-c]+/g',
      '/^.$/u',
      '/(a)(b)?/',
      '/(?<n>\\d)/',
      '/\\w*?b/i',
      '/(?=a)a|b/',
      '/(?<!x)y/',
      '/[^ ]+/gm',
      '/a{1,2}/y',
      '/(?:)/',
      '/\\u{1f600}/u',
    ]); // prettier-ignore
  }

  protected text(depth: number): string {
    if (depth <= 1 || this.chance(40))
      return this.pick(["'abcabc'", "'a-b c'", "'12.5px'", "' zażółć '", "'😀a😀'", "''", "'Aa\\nBb'"]);
    return this.pick([
      () => `String(${this.value(depth - 1)})`,
      () => `(${this.value(depth - 1)}+'')`,
      () => `${this.list(depth - 1)}.join('-')`,
    ])();
  }

  protected list(depth: number): string {
    const items = Array.from({ length: this.draw(4) }, () => this.value(depth - 2));
    return this.pick([
      () => `[${items.join(',')}]`,
      () => `[${items.join(',')}]`,
      () => `[${[...items, `...[${this.literal()}]`].join(',')}]`,
      () => `[1,,${this.literal()}]`,
      () => `Array.from({length:${this.draw(4)}},(x,i)=>i)`,
      () => `Object.entries(${this.object(depth - 1)})`,
      () => `Array.of(${items.join(',')})`,
    ])();
  }

  protected object(depth: number): string {
    const value = (): string => this.value(depth - 2);
    const parts = [
      () => `a:${value()}`,
      () => `b:${value()}`,
      () => `['c']:${value()}`,
      () => `get d(){return ${this.literal()}}`,
      () => `m(){return ${this.literal()}}`,
      () => `...[${this.literal()}]`,
      () => `valueOf(){return ${this.draw(9)}}`,
      () => `[Symbol.toPrimitive](){return ${this.draw(9)}}`,
      () => `1:${this.literal()}`,
    ];
    const chosen = Array.from({ length: 1 + this.draw(3) }, () => this.pick(parts)());
    // After a spread, V8 lists accessors last although the language lists them in order, so leave accessors out there.
    const copies = chosen.some((part) => part.startsWith('...'));
    return `({${(copies ? chosen.filter((part) => !part.startsWith('get')) : chosen).join(',')}})`;
  }

  protected listMethod(depth: number): string {
    const v = (): string => this.value(depth - 2);
    const call = this.pick([
      '(x)=>x',
      '(x,i)=>i',
      `(x)=>x+${this.literal()}`,
      '(x)=>!x',
      '(x)=>[x,x]',
      'function(x){return this===undefined&&x}',
    ]);
    return this.pick([
      () => `map(${call})`,
      () => `filter(${call})`,
      () => `reduce((a,x)=>a+String(x),${this.literal()})`,
      () => `find(${call})`,
      () => `findLastIndex(${call})`,
      () => `some(${call})`,
      () => `every(${call})`,
      () => `flatMap(${call})`,
      () => `sort((a,b)=>String(a)<String(b)?-1:String(a)>String(b)?1:0)`,
      () => `toSorted()`,
      () => `slice(${this.draw(3)},${this.draw(4)})`,
      () => `concat(${v()},[${v()}])`,
      () => `indexOf(${v()})`,
      () => `includes(${v()})`,
      () => `join('${this.pick([',', '', '-'])}')`,
      () => `reverse()`,
      () => `at(-1)`,
      () => `flat()`,
      () => `fill(${v()},1)`,
      () => `splice(0,1)`,
      () => `with(0,${v()})`,
      () => `length`,
      () => `keys().next()`,
      () => `push(${v()})`,
      () => `copyWithin(0,1)`,
    ])();
  }

  protected textMethod(depth: number): string {
    const v = (): string => this.value(depth - 2);
    return this.pick([
      () => `slice(${this.draw(3)},-1)`,
      () => `split(${this.pick(["''", "'-'", this.pattern()])})`,
      () => `replace(${this.pattern()},${this.pick(["'[$&]'", '(x)=>x+x', "'$1'"])})`,
      () => `replaceAll('a',${this.pick(["'b'", '(x,i)=>i'])})`,
      () => `match(${this.pattern()})`,
      () => `search(${this.pattern()})`,
      () => `indexOf(${this.pick(["'b'", "''", v()])})`,
      () => `padStart(${this.draw(9)},'xy')`,
      () => `repeat(${this.draw(4)})`,
      () => `charCodeAt(${this.draw(5)})`,
      () => `codePointAt(0)`,
      () => `at(${this.draw(5)})`,
      () => `toUpperCase()`,
      () => `toLowerCase()`,
      () => `trim()`,
      () => `startsWith('a')`,
      () => `includes('b')`,
      () => `substring(2,1)`,
      () => `length`,
      () => `concat(${v()})`,
    ])();
  }
}
