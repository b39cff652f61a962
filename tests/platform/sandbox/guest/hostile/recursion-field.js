class A { x = new A(); } new A();
