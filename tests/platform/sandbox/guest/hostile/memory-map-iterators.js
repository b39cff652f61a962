const m = new Map(); for (let i = 0; i < 5000; i++) m.set(i, i); const it = []; for (;;) { const i = m.keys(); i.next(); it[it.length] = i; }
