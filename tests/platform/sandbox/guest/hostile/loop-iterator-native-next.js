for (const x of { [Symbol.iterator]: () => ({ next: Object }) });
