delete game.draw;
