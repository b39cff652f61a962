game.remember(0, NaN);
