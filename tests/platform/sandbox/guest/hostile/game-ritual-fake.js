game.raiseRitual({ cult: "hastur", level: 99, district: "downtown" });
