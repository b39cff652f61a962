import { ValueWriter } from './values';

/**
 * Writes random programs in the JavaScript subset that scripts may use, for comparing two engines. Every program ends: loops are
 * short, functions call only earlier functions, and everything is small. It avoids what correct engines may do differently: messages
 * and function texts, last digits of transcendental numbers, fraction digits in odd bases.
 */
export class ProgramWriter extends ValueWriter {
  /** The body of a function; it reports what it did through a list `out` of the surrounding code. */
  program(): string {
    this.names = [];
    this.functions = [];
    this.count = 0;
    this.inLoop = 0;
    const lines = Array.from({ length: 2 + this.draw(5) }, () => this.statement(3));
    return `${lines.join(this.gap(';'))};out.push(${this.names.map((name) => name).join(',') || '0'});`;
  }

  protected block(depth: number): string {
    return this.scoped(() => {
      const lines = Array.from({ length: 1 + this.draw(3) }, () => this.statement(depth - 1));
      return `{${lines.join(this.gap(';'))}}`;
    });
  }

  protected statement(depth: number): string {
    if (depth <= 0) return this.simple(1);
    const kinds: (() => string)[] = [
      () => this.simple(depth),
      () => this.simple(depth),
      () => this.simple(depth),
      () => `if(${this.value(depth)})${this.block(depth)}${this.chance(50) ? `else ${this.block(depth)}` : ''}`,
      () => this.loop(depth),
      () => this.loop(depth),
      () => this.switch(depth),
      () => this.try(depth),
      () => this.function(depth),
      () => this.class(depth),
      () => this.destructuring(depth),
    ];
    return this.pick(kinds)();
  }

  protected simple(depth: number): string {
    const name = this.names.length === 0 || this.chance(35) ? null : this.pick(this.names);
    if (name === null) {
      const made = this.fresh();
      const text = `let ${made}${this.gap('=')}${this.value(depth)}`;
      this.names.push(made);
      return text;
    }
    const kinds: (() => string)[] = [
      () =>
        `${name}${this.pick(['=', '+=', '-=', '*=', '|=', '&=', '^=', '<<=', '>>=', '>>>=', '%=', '??=', '||=', '&&='])}${this.value(depth)}`,
      () => `${name}${this.pick(['++', '--'])}`,
      () => `${this.pick(['++', '--'])}${name}`,
      () => `out.push(${this.value(depth)})`,
      () => `${this.value(depth)}${this.pick(['&&', '||', '??'])}(${name}=${this.value(depth - 1)})`,
      () => `${this.value(depth)}?(${name}=${this.value(depth - 1)}):out.push(${this.value(depth - 1)})`,
      () => `void ${this.value(depth)}`,
      () => (this.inLoop > 0 ? `if(${this.value(depth)})${this.pick(['break', 'continue'])}` : `out.push(typeof ${name})`),
    ];
    return this.pick(kinds)();
  }

  protected loop(depth: number): string {
    const turns = 1 + this.draw(4);
    const [i, label] = [this.fresh(), this.chance(15) ? `l${this.count}:` : ''];
    this.inLoop++;
    const body = (own: string): string =>
      this.scoped(() => {
        this.names.push(own);
        return this.block(depth);
      });
    const kinds: (() => string)[] = [
      () => `for(const ${i} of ${this.list(depth)})${body(i)}`,
      () => `for(const ${i} in ${this.pick([this.object(depth), this.list(depth)])})${body(i)}`,
      () => `for(let ${i}=0,n${i}=${turns};${i}<n${i};${i}++)${this.readOnly(i, depth)}`,
      () => `let n${i}=0;while(n${i}++<${turns})${this.block(depth)}`,
      () => `let n${i}=0;do${this.block(depth)}while(++n${i}<${turns})`,
    ];
    const text = this.pick(kinds)();
    this.inLoop--;
    return label === '' || text.startsWith('let') ? text : label + text;
  }

  /** A loop may read its counter but not write it, or it might never end. */
  protected readOnly(counter: string, depth: number): string {
    return `{out.push(${counter}*${this.draw(9)});${this.block(depth).slice(1)}`;
  }

  protected switch(depth: number): string {
    const cases = Array.from(
      { length: 1 + this.draw(3) },
      () =>
        `case ${this.literal()}:${this.scoped(() => this.simple(depth - 1).replace(/^let /, 'var '))};${this.chance(60) ? 'break;' : ''}`,
    );
    const standard = this.chance(50) ? `default:out.push(${this.value(depth - 1)})` : '';
    return `switch(${this.value(depth)}){${cases.join('')}${standard}}`;
  }

  protected try(depth: number): string {
    const thrown = this.chance(60)
      ? `;throw ${this.pick([this.value(depth - 1), 'new RangeError(1)', 'new TypeError()', 'null'])}`
      : '';
    const block = this.block(depth).replace(/\}$/, `${thrown}}`);
    const caught = this.pick([() => `catch(e){out.push(e)}`, () => `catch{out.push(${this.value(depth - 1)})}`])();
    const last = this.chance(40) ? `finally{out.push(${this.value(depth - 1)})}` : '';
    return `try${block}${caught}${last}`;
  }

  protected function(depth: number): string {
    const [name, a, b] = [`f${this.count++}`, this.fresh(), this.fresh()];
    const body = this.scoped(() => {
      const outer = this.inLoop;
      this.inLoop = 0;
      this.names.push(a, b);
      const text = `{${this.statement(depth - 1)};return ${this.value(depth)}}`;
      this.inLoop = outer;
      return text;
    });
    const head = this.pick([`${a},${b}=${this.literal()}`, `${a},...${b}`, `{a:${a}={},b:${b}}={}`, `[${a},${b}]=[]`]);
    const text = this.pick([
      `function ${name}(${head})${body}`,
      `const ${name}=function(${head})${body}`,
      `const ${name}=(${head})=>${body}`,
      `const ${name}=(${head})=>(${this.scoped(() => `[${this.value(1)},${a},${b}]`)})`,
    ]);
    // Register the name only now: a function that calls itself might never end.
    this.functions.push(name);
    return text;
  }

  protected class(depth: number): string {
    const [name, value] = [`C${this.count++}`, this.fresh()];
    const base = this.chance(30) ? ` extends ${this.pick(['Array', 'Map', 'Error', 'Object'])}` : '';
    const own = this.scoped(() => {
      const outer = this.inLoop;
      this.inLoop = 0;
      const parts = [
        `a=${this.value(depth - 1)};`,
        `#b=${this.literal()};`,
        `static c=${this.value(depth - 1)};`,
        `get d(){return this.#b}`,
        `set d(x){this.#b=x}`,
        `m(x){return[x,this.a,${this.value(depth - 1)}]}`,
        `static s(){return ${this.value(depth - 1)}}`,
      ].filter((part) => part.includes('#b') || part.startsWith('m') || this.chance(70));
      this.inLoop = outer;
      return parts.join('');
    });
    this.names.push(value);
    return `class ${name}${base}{${own}};const o${value}=new ${name}();o${value}.d=${this.literal()};let ${value}=[o${value}.a,o${value}.d,o${value}.m(${this.literal()}),${name}.c,${name}.s?.(),o${value} instanceof ${name}]`;
  }

  protected destructuring(depth: number): string {
    const [a, b, c] = [this.fresh(), this.fresh(), this.fresh()];
    const text = this.pick([
      () => `let[${a},,${b}=${this.literal()},...${c}]=${this.list(depth)}`,
      () => `let{a:${a},b:${b}=${this.value(depth - 1)},...${c}}=${this.object(depth)}`,
      () => `let{a:[${a}]=[${this.literal()}],['b']:${b}}=${this.object(depth)},${c}=0`,
      () => `let ${a},${b}=1,${c};[${a},${b}]=[${b},${a}]`,
    ])();
    this.names.push(a, b, c);
    return text;
  }
}
