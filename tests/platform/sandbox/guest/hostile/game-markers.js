for (let i = 0; i < 20; i++) game.placeRitual(3, "uptown");
