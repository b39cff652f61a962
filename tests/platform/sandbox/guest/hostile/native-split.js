for (;;) "a,".repeat(500).split(",");
