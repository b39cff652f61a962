const f = () => [2, 1].reduce(f); f();
