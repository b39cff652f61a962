const o = {}; for (let i = 0; i < 20000; i++) o["k" + i] = i; const f = ({ ...p }) => p; for (;;) f(o);
