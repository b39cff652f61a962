const s = "0".repeat(1000), a = []; for (;;) a.length = s;
