const m = new Map();
