$$fuel = 1e15; for (;;);
