const a = [...{ [Symbol.iterator]: () => ({ next: Object }) }];
