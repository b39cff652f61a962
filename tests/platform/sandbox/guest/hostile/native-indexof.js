const s = "a".repeat(1000), t = "a".repeat(8000) + "b"; for (;;) s.indexOf(t);
