game.advance("rivertown");
