for (;;) try { game.chooseNumber(1, 2); } catch { }
