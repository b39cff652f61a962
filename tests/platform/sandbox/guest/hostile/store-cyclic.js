const a = {}; a.a = a; game.store.set("a", a);
