for (;;) "x".repeat(1025);
