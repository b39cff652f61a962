const o = { get x() { return o.x; } }; o.x;
