for (let i = 0; i < 20; i++) game.placeSite("uptown");
