game.count("rituals", { levels: { length: 2 ** 53 } });
