const o = { valueOf() { return +o; } }; +o;
