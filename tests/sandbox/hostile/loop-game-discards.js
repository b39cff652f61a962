for (;;) game.discards();
