a: for (;;) { b: for (;;) { continue a; } }
