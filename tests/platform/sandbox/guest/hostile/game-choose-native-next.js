game.chooseCards({ [Symbol.iterator]: () => ({ next: Object }), length: 1e9 });
