for (;;) game.remember(63, 1);
