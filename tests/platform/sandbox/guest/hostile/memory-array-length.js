const a = []; a.length = 2 ** 32 - 1; a.fill(0);
