const s = "x".repeat(16000); for (;;) try { new Array(4000).fill(s).join(s); } catch { }
