for (let i = -5; i < 200; i++) { const n = game.recall(i); if (n > 0) throw new Error("" + n); }
