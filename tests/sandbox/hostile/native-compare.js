const s = "x".repeat(16000), t = "x".repeat(16000); for (;;) s === t;
