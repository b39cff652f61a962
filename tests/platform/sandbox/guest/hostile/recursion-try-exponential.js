const f = (n) => { try { f(n + 1); } catch { } try { f(n + 1); } catch { } }; f(0);
