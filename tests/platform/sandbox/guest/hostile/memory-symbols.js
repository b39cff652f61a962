const o = {}; for (;;) o[Symbol("x")] = 1;
