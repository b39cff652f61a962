const f = () => { try { f(); } finally { f(); } }; f();
