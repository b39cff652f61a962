try { game.gain("thug", 99); } catch { } game.gain("thug", 1);
