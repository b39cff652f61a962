for (;;) game.gain("thug", 1);
