const a = []; a[2 ** 32 - 2] = 1; a.indexOf(1);
