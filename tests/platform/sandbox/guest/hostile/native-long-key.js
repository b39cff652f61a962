const s = "x".repeat(1000), o = {}; for (;;) o[s];
