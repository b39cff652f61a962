const a = []; a[2 ** 32 - 2] = 1; Object.keys(a); Object.entries(a);
