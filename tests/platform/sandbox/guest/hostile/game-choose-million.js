game.chooseNumber(1, 1e6);
