const a = []; for (let i = 0; i < 9000; i++) a[i] = i; for (;;) { a.length = 9000; a.length = 0; a[8999] = 1; }
