const s = new Set(); for (let i = 0; i < 30000; i++) s.add(i); for (;;) [...s];
