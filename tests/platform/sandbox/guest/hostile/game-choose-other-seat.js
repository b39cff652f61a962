game.chooseOne(2, "nobody");
