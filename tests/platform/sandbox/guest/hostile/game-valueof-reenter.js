game.gain("thug", { valueOf() { game.gain("thug", { valueOf: () => 1 }); return 1; } });
