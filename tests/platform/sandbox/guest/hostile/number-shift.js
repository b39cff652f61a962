const s = "1".repeat(1000); for (;;) 1 << s >> s >>> s;
