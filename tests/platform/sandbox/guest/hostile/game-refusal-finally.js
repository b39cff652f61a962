try { game.gain("thug", 99); } finally { return; }
