game.gain("thug", 2 ** 53);
