game.count("rituals", { levels: { [Symbol.iterator]: () => ({ next: Object }) } });
