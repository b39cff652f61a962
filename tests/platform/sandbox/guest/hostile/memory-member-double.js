const o = { s: "ab" }; for (;;) try { o.s += o.s; } catch { }
