throw Symbol("x");
