for (let i = 0; ; i++) game.store.set('key' + (i % 50), i);
