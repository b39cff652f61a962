const s = "x".repeat(1000), m = new Map(); for (;;) m.get(s);
