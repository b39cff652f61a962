game.advance("nowhere");
