const a = [1, 2]; a.constructor = { [Symbol.species]: function () { return { length: 2 ** 53 }; } }; a.map((x) => x); a.concat([1]); a.splice(0, 1);
