for (const k of ["neighbour", "hostSecret", "neighbour:hostSecret", "../neighbour", "base", "constructor"]) { const v = game.store.get(k); if (v !== undefined) throw new Error("" + v); }
