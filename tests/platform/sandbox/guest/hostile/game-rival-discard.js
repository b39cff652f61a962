game.lose("thug", 4, "hastur");
