leaked = 1;
