const o = { [Symbol.iterator]: () => o[Symbol.iterator]() }; [...o];
