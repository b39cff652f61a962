const m = new Map([[0, 0]]); for (const [k] of m) m.set(k + 1, 0);
