return game.constructor.constructor("return hostSecret")();
