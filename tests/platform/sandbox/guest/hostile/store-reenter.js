game.store.set("a", { get x() { game.store.set("b", 1); return game.store.get("b"); } }); throw new Error(game.store.keys().join());
