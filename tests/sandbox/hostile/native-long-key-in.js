const s = "x".repeat(16000), o = {}; for (;;) s in o;
