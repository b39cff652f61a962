const [...r] = { [Symbol.iterator]: () => ({ next: Object }) };
