const s = "x".repeat(1000); for (;;) try { new Array(4000).fill(s).join(s); } catch { }
