"x".padStart(2 ** 30);
