game.store.set('constructor', { prototype: { x: 1 } }); game.store.set('toString', 1); throw new Error(Object.keys(game.store.get('constructor')) + '' + game.store.keys());
