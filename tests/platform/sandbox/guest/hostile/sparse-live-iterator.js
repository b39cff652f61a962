const a = [1], it = a.values(); a.length = 2 ** 32 - 1; [...it];
