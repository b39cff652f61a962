throw new Error(game.store.keys().map((k) => k + game.store.get(k)).join());
