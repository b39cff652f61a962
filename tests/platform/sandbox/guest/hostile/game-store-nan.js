game.store.set('a', NaN);
