Math.max(...{ [Symbol.iterator]: () => ({ next: Object }) });
