game.gain("thug", "5");
