let c = 0; Array.from({ get length() { return c++ ? 2 ** 32 - 1 : 1; } });
