for (;;) { try { for (;;); } catch { } }
