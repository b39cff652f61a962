const a = Array.from({ length: 4000 }, (_, i) => (i * 7919) % 4001); for (;;) a.sort();
