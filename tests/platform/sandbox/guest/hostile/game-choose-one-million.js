game.chooseOne(1e6);
