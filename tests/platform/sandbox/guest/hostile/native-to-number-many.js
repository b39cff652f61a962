const s = "1".repeat(1000); for (;;) { +s; -s; ~s; s * 1; s | 0; s - 1; }
