let n = 0; game.store.set("a", { get x() { n++; for (;;); } });
