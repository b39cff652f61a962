game.gain("thug", { valueOf: () => 1 });
