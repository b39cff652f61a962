const o = {}; o.o = o; return o;
