return game.count("disorganization", { of: "rivals" });
