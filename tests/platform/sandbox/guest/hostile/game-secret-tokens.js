return game.count("tokens", { of: "hastur" });
