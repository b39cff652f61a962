try { for (;;); } catch { } try { for (;;); } catch { } game.gain("thug", 1);
