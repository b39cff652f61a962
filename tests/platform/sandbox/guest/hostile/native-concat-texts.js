const s = 'x'.repeat(1024); const a = []; for (let i = 0; i < 64; i++) a.push(s); for (;;) 'x'.concat(...a);
