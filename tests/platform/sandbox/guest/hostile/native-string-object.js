const s = Object('x'.repeat(1024)); for (;;) { s.foo; 'a' in s; Object.keys(s); }
