const s = "1".repeat(1000); const o = { valueOf: () => s }; for (;;) o * 1;
