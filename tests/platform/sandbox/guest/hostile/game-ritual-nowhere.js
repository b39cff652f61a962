game.removeRitual({ cult: "hastur", level: 3, district: "uptown" });
