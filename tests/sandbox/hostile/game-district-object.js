game.advance({ toString: () => "uptown" });
