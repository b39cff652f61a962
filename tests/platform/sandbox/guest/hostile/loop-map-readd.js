const m = new Map([[1, 1]]); m.forEach((v, k) => { m.delete(k); m.set(k, v); });
