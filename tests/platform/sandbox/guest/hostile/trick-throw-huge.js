throw new Error("x".repeat(1000));
