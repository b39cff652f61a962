Array.from({ [Symbol.iterator]: () => ({ next: Object }) });
