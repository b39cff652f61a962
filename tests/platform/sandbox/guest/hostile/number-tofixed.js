const s = "1".repeat(1000); for (;;) try { (5).toFixed(s); } catch {}
