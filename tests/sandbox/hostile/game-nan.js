game.gain("thug", NaN);
