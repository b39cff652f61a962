for (;;) game.random(6);
