let d = 0; class A { a = d < 25 ? (d++, new A(), d--) : 0; b = d < 25 ? (d++, new A(), d--) : 0; } new A();
