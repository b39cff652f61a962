const all = []; for (;;) all.push(new Error("x".repeat(9000)));
