game.random(2 ** 40);
