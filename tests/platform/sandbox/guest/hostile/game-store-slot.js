game.store.set('', 5);
