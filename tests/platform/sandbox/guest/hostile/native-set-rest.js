const s = new Set(); for (let i = 0; i < 9000; i++) s.add(i); for (;;) { const [...a] = s; }
