let s = "ab"; for (;;) s += s;
