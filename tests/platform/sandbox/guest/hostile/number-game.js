const s = "1".repeat(1000); for (;;) try { game.advance("uptown", s); } catch {}
