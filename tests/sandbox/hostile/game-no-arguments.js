game.gain();
