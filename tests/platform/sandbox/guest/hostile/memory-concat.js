let x = [1]; for (;;) x = x.concat(x);
