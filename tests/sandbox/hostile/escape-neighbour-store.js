const all = []; for (let i = 0; i < 64; i++) all.push(game.recall(i)); throw new Error(all.join());
