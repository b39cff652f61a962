class A { #a = 1; #b = 2; static has(o) { return #a in o; } } for (;;) A.has(new A());
