let s = "ab"; for (;;) try { s += s; } catch { }
