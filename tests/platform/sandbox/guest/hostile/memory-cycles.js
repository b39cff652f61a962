for (;;) { const o = { s: "x".repeat(9000) }; o.o = o; }
