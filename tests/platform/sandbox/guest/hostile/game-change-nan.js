game.change("handSize", NaN);
