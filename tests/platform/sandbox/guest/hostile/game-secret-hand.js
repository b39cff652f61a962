game.chooseCards([0], 1, 1); game.hand.call({ me: "hastur" });
