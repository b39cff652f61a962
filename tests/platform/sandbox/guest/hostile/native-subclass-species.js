class X extends Array { static get [Symbol.species]() { return function () { return game; }; } } const x = new X(); x.push(1); x.map((v) => v); x.slice();
