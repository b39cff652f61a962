const s = "1".repeat(1000), many = Array.from({ length: 4000 }, () => s); for (;;) many.map(Number);
