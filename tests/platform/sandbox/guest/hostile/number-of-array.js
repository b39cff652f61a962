const s = "1".repeat(1000); const a = [s]; for (;;) +a;
