throw new Error("x".repeat(16000));
