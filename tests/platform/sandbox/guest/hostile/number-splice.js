const s = "1".repeat(1000); for (;;) [1].slice(s, s).concat().at(s);
