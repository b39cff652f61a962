const o = { a: 1 }; for (;;) for (const k in o) o[k]++;
