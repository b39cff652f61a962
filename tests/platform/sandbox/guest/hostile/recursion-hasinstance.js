const C = { [Symbol.hasInstance]: (x) => x instanceof C }; 1 instanceof C;
