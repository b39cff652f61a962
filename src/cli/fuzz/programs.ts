import { liveStream } from '../../engine';

/** Draws from 0 to below `size`. */
export type Draw = (size: number) => number;

/**
 * Random programs over the language that scripts may use, for running in two engines. Every one comes to an end: loops have
 * few turns, functions call only functions written before them, and all of it is small. Left out is what two right engines may
 * do differently: messages and texts of functions, last digits of transcendental numbers, digits of fractions in odd bases.
 */
export class ProgramWriter {
  readonly #draw: Draw;
  #names: string[] = [];
  #functions: string[] = [];
  #inLoop = 0;
  #count = 0;

  constructor(seed: string) {
    this.#draw = liveStream(seed);
  }

  /** The body of a function; what it did can be seen in `out`, a list that stands around it. */
  program(): string {
    this.#names = [];
    this.#functions = [];
    this.#count = 0;
    this.#inLoop = 0;
    const lines = Array.from({ length: 2 + this.#draw(5) }, () => this.#statement(3));
    return `${lines.join(this.#gap(';'))};out.push(${this.#names.map((name) => name).join(',') || '0'});`;
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#draw(items.length)]!;
  }

  #chance(percent: number): boolean {
    return this.#draw(100) < percent;
  }

  /** Some programs are written as a minifier would: without a space that is not needed. */
  #gap(mark: string): string {
    return this.#pick([mark, ` ${mark} `, `${mark}\n`, `${mark} /* ; */ `]);
  }

  #fresh(): string {
    return `v${this.#count++}`;
  }

  /** Writes inside a scope of its own: what it declares is forgotten afterwards. */
  #scoped(write: () => string): string {
    const [names, functions] = [this.#names.slice(), this.#functions.slice()];
    const text = write();
    this.#names = names;
    this.#functions = functions;
    return text;
  }

  #block(depth: number): string {
    return this.#scoped(() => {
      const lines = Array.from({ length: 1 + this.#draw(3) }, () => this.#statement(depth - 1));
      return `{${lines.join(this.#gap(';'))}}`;
    });
  }

  #statement(depth: number): string {
    if (depth <= 0) return this.#simple(1);
    const kinds: (() => string)[] = [
      () => this.#simple(depth),
      () => this.#simple(depth),
      () => this.#simple(depth),
      () => `if(${this.#value(depth)})${this.#block(depth)}${this.#chance(50) ? `else ${this.#block(depth)}` : ''}`,
      () => this.#loop(depth),
      () => this.#loop(depth),
      () => this.#switch(depth),
      () => this.#try(depth),
      () => this.#function(depth),
      () => this.#class(depth),
      () => this.#destructuring(depth),
    ];
    return this.#pick(kinds)();
  }

  #simple(depth: number): string {
    const name = this.#names.length === 0 || this.#chance(35) ? null : this.#pick(this.#names);
    if (name === null) {
      const made = this.#fresh();
      const text = `let ${made}${this.#gap('=')}${this.#value(depth)}`;
      this.#names.push(made);
      return text;
    }
    const kinds: (() => string)[] = [
      () =>
        `${name}${this.#pick(['=', '+=', '-=', '*=', '|=', '&=', '^=', '<<=', '>>=', '>>>=', '%=', '??=', '||=', '&&='])}${this.#value(depth)}`,
      () => `${name}${this.#pick(['++', '--'])}`,
      () => `${this.#pick(['++', '--'])}${name}`,
      () => `out.push(${this.#value(depth)})`,
      () => `${this.#value(depth)}${this.#pick(['&&', '||', '??'])}(${name}=${this.#value(depth - 1)})`,
      () => `${this.#value(depth)}?(${name}=${this.#value(depth - 1)}):out.push(${this.#value(depth - 1)})`,
      () => `void ${this.#value(depth)}`,
      () => (this.#inLoop > 0 ? `if(${this.#value(depth)})${this.#pick(['break', 'continue'])}` : `out.push(typeof ${name})`),
    ];
    return this.#pick(kinds)();
  }

  #loop(depth: number): string {
    const turns = 1 + this.#draw(4);
    const [i, label] = [this.#fresh(), this.#chance(15) ? `l${this.#count}:` : ''];
    this.#inLoop++;
    const body = (own: string): string =>
      this.#scoped(() => {
        this.#names.push(own);
        return this.#block(depth);
      });
    const kinds: (() => string)[] = [
      () => `for(const ${i} of ${this.#list(depth)})${body(i)}`,
      () => `for(const ${i} in ${this.#pick([this.#object(depth), this.#list(depth)])})${body(i)}`,
      () => `for(let ${i}=0,n${i}=${turns};${i}<n${i};${i}++)${this.#readOnly(i, depth)}`,
      () => `let n${i}=0;while(n${i}++<${turns})${this.#block(depth)}`,
      () => `let n${i}=0;do${this.#block(depth)}while(++n${i}<${turns})`,
    ];
    const text = this.#pick(kinds)();
    this.#inLoop--;
    return label === '' || text.startsWith('let') ? text : label + text;
  }

  /** A counter may be read in the loop, not written: else it might never end. */
  #readOnly(counter: string, depth: number): string {
    return `{out.push(${counter}*${this.#draw(9)});${this.#block(depth).slice(1)}`;
  }

  #switch(depth: number): string {
    const cases = Array.from(
      { length: 1 + this.#draw(3) },
      () =>
        `case ${this.#literal()}:${this.#scoped(() => this.#simple(depth - 1).replace(/^let /, 'var '))};${this.#chance(60) ? 'break;' : ''}`,
    );
    const standard = this.#chance(50) ? `default:out.push(${this.#value(depth - 1)})` : '';
    return `switch(${this.#value(depth)}){${cases.join('')}${standard}}`;
  }

  #try(depth: number): string {
    const thrown = this.#chance(60)
      ? `;throw ${this.#pick([this.#value(depth - 1), 'new RangeError(1)', 'new TypeError()', 'null'])}`
      : '';
    const block = this.#block(depth).replace(/\}$/, `${thrown}}`);
    const caught = this.#pick([() => `catch(e){out.push(e)}`, () => `catch{out.push(${this.#value(depth - 1)})}`])();
    const last = this.#chance(40) ? `finally{out.push(${this.#value(depth - 1)})}` : '';
    return `try${block}${caught}${last}`;
  }

  #function(depth: number): string {
    const [name, a, b] = [`f${this.#count++}`, this.#fresh(), this.#fresh()];
    const body = this.#scoped(() => {
      const outer = this.#inLoop;
      this.#inLoop = 0;
      this.#names.push(a, b);
      const text = `{${this.#statement(depth - 1)};return ${this.#value(depth)}}`;
      this.#inLoop = outer;
      return text;
    });
    const head = this.#pick([`${a},${b}=${this.#literal()}`, `${a},...${b}`, `{a:${a}={},b:${b}}={}`, `[${a},${b}]=[]`]);
    const text = this.#pick([
      `function ${name}(${head})${body}`,
      `const ${name}=function(${head})${body}`,
      `const ${name}=(${head})=>${body}`,
      `const ${name}=(${head})=>(${this.#scoped(() => `[${this.#value(1)},${a},${b}]`)})`,
    ]);
    // Only now: a function that calls itself might never end.
    this.#functions.push(name);
    return text;
  }

  #class(depth: number): string {
    const [name, value] = [`C${this.#count++}`, this.#fresh()];
    const base = this.#chance(30) ? ` extends ${this.#pick(['Array', 'Map', 'Error', 'Object'])}` : '';
    const own = this.#scoped(() => {
      const outer = this.#inLoop;
      this.#inLoop = 0;
      const parts = [
        `a=${this.#value(depth - 1)};`,
        `#b=${this.#literal()};`,
        `static c=${this.#value(depth - 1)};`,
        `get d(){return this.#b}`,
        `set d(x){this.#b=x}`,
        `m(x){return[x,this.a,${this.#value(depth - 1)}]}`,
        `static s(){return ${this.#value(depth - 1)}}`,
      ].filter((part) => part.includes('#b') || part.startsWith('m') || this.#chance(70));
      this.#inLoop = outer;
      return parts.join('');
    });
    this.#names.push(value);
    return `class ${name}${base}{${own}};const o${value}=new ${name}();o${value}.d=${this.#literal()};let ${value}=[o${value}.a,o${value}.d,o${value}.m(${this.#literal()}),${name}.c,${name}.s?.(),o${value} instanceof ${name}]`;
  }

  #destructuring(depth: number): string {
    const [a, b, c] = [this.#fresh(), this.#fresh(), this.#fresh()];
    const text = this.#pick([
      () => `let[${a},,${b}=${this.#literal()},...${c}]=${this.#list(depth)}`,
      () => `let{a:${a},b:${b}=${this.#value(depth - 1)},...${c}}=${this.#object(depth)}`,
      () => `let{a:[${a}]=[${this.#literal()}],['b']:${b}}=${this.#object(depth)},${c}=0`,
      () => `let ${a},${b}=1,${c};[${a},${b}]=[${b},${a}]`,
    ])();
    this.#names.push(a, b, c);
    return text;
  }

  #value(depth: number): string {
    if (depth <= 0 || this.#chance(25)) return this.#atom();
    const v = (): string => this.#value(depth - 1);
    const kinds: (() => string)[] = [
      () => `${this.#operand(depth)}${this.#binary()}${this.#operand(depth)}`,
      () => `${this.#operand(depth)}${this.#binary()}${this.#operand(depth)}`,
      () => `(${v()}?${v()}:${v()})`,
      () => `(${v()},${v()})`,
      () => `${this.#pick(['!', '-', '+', '~', 'typeof ', 'void '])}(${v()})`,
      () => `\`a${'${'}${this.#text(depth)}}b\``,
      () => this.#list(depth),
      () => this.#object(depth),
      () => `(${this.#list(depth)}).${this.#listMethod(depth)}`,
      () => `(${this.#list(depth)}).${this.#listMethod(depth)}`,
      () => `(${this.#text(depth)}).${this.#textMethod(depth)}`,
      () => `(${this.#text(depth)}).${this.#textMethod(depth)}`,
      () => `Math.${this.#pick(['floor', 'ceil', 'abs', 'sign', 'trunc', 'round', 'clz32', 'fround', 'sqrt'])}(${v()})`,
      () => `Math.${this.#pick(['min', 'max', 'imul'])}(${v()},${v()})`,
      () =>
        `Object.${this.#pick(['keys', 'values', 'entries', 'freeze', 'isFrozen', 'getOwnPropertyNames'])}(${this.#object(depth)})`,
      () => `JSON.stringify(${v()})`,
      () =>
        `JSON.parse(${this.#pick(['\'[1,{"a":null}]\'', '\'{"b":[true,1e3]}\'', "'x'", `JSON.stringify(${this.#object(depth)})`])})`,
      () => `[...new Set(${this.#list(depth)})]`,
      () => `[...new Map(${this.#list(depth)}.map((x,i)=>[x,i]))]`,
      () => `(${this.#object(depth)})?.${this.#pick(['a', 'b', 'c'])}${this.#pick(['', '?.[0]', '?.a', '?.length'])}`,
      () => `(()=>{${this.#scoped(() => this.#isolated(() => this.#statement(depth - 1)))};return ${v()}})()`,
      () => `(function(){return[arguments.length,...arguments]})(${v()},...${this.#list(depth - 1)})`,
      () => (this.#functions.length === 0 ? this.#atom() : `${this.#pick(this.#functions)}(${v()},${v()})`),
      () => `(${this.#number()}).${this.#pick(['toFixed(2)', 'toPrecision(3)', 'toExponential(1)'])}`,
      () => `(${this.#draw(100_000)}).toString(${2 + this.#draw(35)})`,
      () => `parseInt(${this.#text(depth)},${2 + this.#draw(35)})`,
      () => `Number(${this.#text(depth)})`,
      () => `(${this.#pattern()}).${this.#pick(['test', 'exec'])}(${this.#text(depth)})`,
      () => `[...(${v()},${this.#list(depth)})]`,
      () => `'a'in ${this.#object(depth)}`,
      () => `delete ${this.#object(depth)}.a`,
    ];
    return this.#pick(kinds)();
  }

  /** A function's own loops: a break in it belongs to none around it. */
  #isolated(write: () => string): string {
    const outer = this.#inLoop;
    this.#inLoop = 0;
    const text = write();
    this.#inLoop = outer;
    return text;
  }

  #operand(depth: number): string {
    const text = this.#value(depth - 1);
    return /^[\w.'"[\]]+$/.test(text) && !text.startsWith('-') ? text : `(${text})`;
  }

  #binary(): string {
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
    // Beside a sign of the same kind a space is needed; elsewhere some leave it out.
    return this.#chance(50) ? ` ${this.#pick([...plain, '??', '**'])} ` : this.#pick(plain);
  }

  #atom(): string {
    return this.#names.length > 0 && this.#chance(55) ? this.#pick(this.#names) : this.#literal();
  }

  #literal(): string {
    return this.#pick([
      () => this.#number(),
      () => this.#number(),
      () => this.#pick(["''", "'a'", "'ab'", "'1'", "'zażółć'", "'\\n'", "'😀'", "'x y'", "'B'", '"it\\u0027s"']),
      () => this.#pick(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity', '[]', '{}.a', "{}['b']"]).replace('{}', '({})'),
      () => this.#pattern(),
    ])();
  }

  #number(): string {
    return this.#pick([
      () => String(this.#draw(10)),
      () => String(this.#draw(1000)),
      () =>
        this.#pick(['0.5', '1.25', '1e3', '0x1f', '0b101', '0o17', '1_000', '2147483648', '4294967295', '.1', '1e21', '5e-7']),
    ])();
  }

  #pattern(): string {
    return this.#pick([
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

  #text(depth: number): string {
    if (depth <= 1 || this.#chance(40))
      return this.#pick(["'abcabc'", "'a-b c'", "'12.5px'", "' zażółć '", "'😀a😀'", "''", "'Aa\\nBb'"]);
    return this.#pick([
      () => `String(${this.#value(depth - 1)})`,
      () => `(${this.#value(depth - 1)}+'')`,
      () => `${this.#list(depth - 1)}.join('-')`,
    ])();
  }

  #list(depth: number): string {
    const items = Array.from({ length: this.#draw(4) }, () => this.#value(depth - 2));
    return this.#pick([
      () => `[${items.join(',')}]`,
      () => `[${items.join(',')}]`,
      () => `[${[...items, `...[${this.#literal()}]`].join(',')}]`,
      () => `[1,,${this.#literal()}]`,
      () => `Array.from({length:${this.#draw(4)}},(x,i)=>i)`,
      () => `Object.entries(${this.#object(depth - 1)})`,
      () => `Array.of(${items.join(',')})`,
    ])();
  }

  #object(depth: number): string {
    const value = (): string => this.#value(depth - 2);
    const parts = [
      () => `a:${value()}`,
      () => `b:${value()}`,
      () => `['c']:${value()}`,
      () => `get d(){return ${this.#literal()}}`,
      () => `m(){return ${this.#literal()}}`,
      () => `...[${this.#literal()}]`,
      () => `valueOf(){return ${this.#draw(9)}}`,
      () => `[Symbol.toPrimitive](){return ${this.#draw(9)}}`,
      () => `1:${this.#literal()}`,
    ];
    const chosen = Array.from({ length: 1 + this.#draw(3) }, () => this.#pick(parts)());
    // Behind a copy of other properties V8 lists accessors last; the language lists them where they stand.
    const copies = chosen.some((part) => part.startsWith('...'));
    return `({${(copies ? chosen.filter((part) => !part.startsWith('get')) : chosen).join(',')}})`;
  }

  #listMethod(depth: number): string {
    const v = (): string => this.#value(depth - 2);
    const call = this.#pick([
      '(x)=>x',
      '(x,i)=>i',
      `(x)=>x+${this.#literal()}`,
      '(x)=>!x',
      '(x)=>[x,x]',
      'function(x){return this===undefined&&x}',
    ]);
    return this.#pick([
      () => `map(${call})`,
      () => `filter(${call})`,
      () => `reduce((a,x)=>a+String(x),${this.#literal()})`,
      () => `find(${call})`,
      () => `findLastIndex(${call})`,
      () => `some(${call})`,
      () => `every(${call})`,
      () => `flatMap(${call})`,
      () => `sort((a,b)=>String(a)<String(b)?-1:String(a)>String(b)?1:0)`,
      () => `toSorted()`,
      () => `slice(${this.#draw(3)},${this.#draw(4)})`,
      () => `concat(${v()},[${v()}])`,
      () => `indexOf(${v()})`,
      () => `includes(${v()})`,
      () => `join('${this.#pick([',', '', '-'])}')`,
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

  #textMethod(depth: number): string {
    const v = (): string => this.#value(depth - 2);
    return this.#pick([
      () => `slice(${this.#draw(3)},-1)`,
      () => `split(${this.#pick(["''", "'-'", this.#pattern()])})`,
      () => `replace(${this.#pattern()},${this.#pick(["'[$&]'", '(x)=>x+x', "'$1'"])})`,
      () => `replaceAll('a',${this.#pick(["'b'", '(x,i)=>i'])})`,
      () => `match(${this.#pattern()})`,
      () => `search(${this.#pattern()})`,
      () => `indexOf(${this.#pick(["'b'", "''", v()])})`,
      () => `padStart(${this.#draw(9)},'xy')`,
      () => `repeat(${this.#draw(4)})`,
      () => `charCodeAt(${this.#draw(5)})`,
      () => `codePointAt(0)`,
      () => `at(${this.#draw(5)})`,
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
