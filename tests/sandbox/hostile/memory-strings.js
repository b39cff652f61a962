const all = []; for (let i = 0; ; i++) all.push("x".repeat(16000) + i);
