const all = []; for (let i = 0; ; i++) all.push("x".repeat(1000) + i);
