Math.max = () => 1e9;
