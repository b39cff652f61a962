game.gain("thug", -1);
