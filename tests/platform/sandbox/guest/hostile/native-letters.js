const s = 'x'.repeat(1024); for (;;) { const [...a] = s; const [...b] = s; const [...c] = s; const [...d] = s; }
