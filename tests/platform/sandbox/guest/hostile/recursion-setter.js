const o = { set x(v) { o.x = v; } }; o.x = 1;
