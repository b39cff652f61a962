const s = "1".repeat(1000); for (;;) { let t = s; t -= 1; t = s; t *= 1; }
