const a = []; a.length = 4294967295; game.store.set("a", a);
