let s = "x"; for (;;) try { s += s; } catch { s = "x"; }
