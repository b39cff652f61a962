game.gain = () => {}; game.extra = 1;
