game.random(0);
