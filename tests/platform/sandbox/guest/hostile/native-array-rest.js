const a = []; for (let i = 0; i < 4096; i++) a[i] = i; let c; for (;;) [...c] = a;
