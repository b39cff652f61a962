const s = "x".repeat(1000), o = {}; for (;;) s in o;
