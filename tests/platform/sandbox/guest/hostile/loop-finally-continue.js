for (;;) { try { throw 1; } finally { continue; } }
