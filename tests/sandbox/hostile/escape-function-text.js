throw new Error(game.recall.toString() + game.gain.toString() + (() => 1).toString());
