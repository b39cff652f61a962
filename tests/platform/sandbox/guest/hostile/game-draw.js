for (let i = 0; i < 100; i++) game.draw(20);
