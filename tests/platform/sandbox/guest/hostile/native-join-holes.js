new Array(4096).join("x".repeat(1000));
