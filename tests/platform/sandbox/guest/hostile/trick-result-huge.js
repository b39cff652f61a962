return new Array(4000).fill("x".repeat(1000));
