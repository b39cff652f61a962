for (;;) "a".repeat(1000).replaceAll("a", "b".repeat(16));
