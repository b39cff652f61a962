const s = "x".repeat(1000); for (let i = 0; ; i++) try { game.store.set("k" + i % 9, [s, s, s, s]); } catch {}
