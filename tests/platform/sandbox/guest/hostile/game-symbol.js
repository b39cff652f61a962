game.gain(Symbol("x"), 1);
