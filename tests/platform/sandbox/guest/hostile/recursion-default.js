const f = (a = f()) => a; f();
