game.change("__proto__", 1);
