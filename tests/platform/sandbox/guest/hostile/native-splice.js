const a = []; for (;;) a.splice(0, 0, 1, 2, 3);
