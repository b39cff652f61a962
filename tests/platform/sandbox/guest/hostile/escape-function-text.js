throw new Error(game.random.toString() + game.gain.toString() + (() => 1).toString());
