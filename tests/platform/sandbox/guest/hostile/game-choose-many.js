for (;;) game.chooseNumber(1, 2);
