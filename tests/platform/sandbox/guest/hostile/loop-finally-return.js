const f = () => { try { for (;;); } finally { return f; } }; for (;;) f();
