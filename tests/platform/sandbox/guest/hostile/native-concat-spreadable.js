for (;;) [].concat({ length: 2 ** 32, [Symbol.isConcatSpreadable]: true });
