game.gain("thug", Infinity);
