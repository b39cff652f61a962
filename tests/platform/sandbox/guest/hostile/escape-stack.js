throw new Error(new Error().stack);
