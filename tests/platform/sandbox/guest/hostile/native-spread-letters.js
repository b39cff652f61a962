const s = 'x'.repeat(1024); const f = (...a) => a.length; for (;;) f(...s, ...s, ...s);
