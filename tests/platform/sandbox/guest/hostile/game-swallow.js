try { game.chooseNumber(1, 2); } catch { } game.gain("thug", 5);
