new Array(4096).join("x".repeat(16000));
