return Object.getOwnPropertyDescriptor(game, "me").get.constructor("return hostSecret")();
