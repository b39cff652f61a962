a: for (;;) { try { continue a; } finally { continue a; } }
