const s = "1".repeat(1000); for (;;) "abc".slice(s, s).at(s);
