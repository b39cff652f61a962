const s = "1".repeat(1000); for (;;) +s;
