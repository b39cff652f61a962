let v = []; for (;;) { v = [v, v]; game.store.set("a", v); }
