game.remember(-1, 5);
