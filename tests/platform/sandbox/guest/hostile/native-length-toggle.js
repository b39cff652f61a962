const a = []; for (;;) { a.length = 4294967295; a[4294967294] = 1; a.length = 0; }
