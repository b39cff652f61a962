const s = "x".repeat(16000), m = new Map(); for (;;) m.get(s);
