[...{ [Symbol.iterator]: () => ({ next: Object }) }];
