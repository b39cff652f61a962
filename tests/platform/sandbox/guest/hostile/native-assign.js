const o = {}; for (let i = 0; i < 20000; i++) o["k" + i] = i; for (;;) Object.assign({}, o);
