"x".repeat(-1);
