const s = "1".repeat(16000); for (;;) parseFloat(s);
