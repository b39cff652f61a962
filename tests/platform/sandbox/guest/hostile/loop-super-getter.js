class A { get x() { return super.x; } } const a = new A(); for (;;) a.x;
