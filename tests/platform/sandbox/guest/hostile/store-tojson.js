game.store.set("a", { toJSON() { for (;;); }, x: 1 });
