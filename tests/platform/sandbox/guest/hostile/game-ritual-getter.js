let n = 0; game.removeRitual({ cult: "hastur", district: "downtown", get level() { return n++ ? 1e9 : 1; } });
