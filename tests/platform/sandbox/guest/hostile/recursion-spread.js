const f = (...a) => f(...a, 1); f();
