game.gain("thug", 0.5);
