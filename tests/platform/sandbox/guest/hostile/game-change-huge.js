game.change("handSize", 500000);
