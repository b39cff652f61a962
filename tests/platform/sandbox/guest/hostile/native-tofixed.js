for (;;) (1e20).toFixed(100);
