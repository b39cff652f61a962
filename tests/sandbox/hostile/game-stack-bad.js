game.takeCard("uptown", "constructor");
