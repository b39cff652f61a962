const s = "x".repeat(1000), t = "x".repeat(1000); for (;;) s === t;
