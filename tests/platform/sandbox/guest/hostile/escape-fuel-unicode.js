\u0024\u0024fuel = 1e15; for (;;);
