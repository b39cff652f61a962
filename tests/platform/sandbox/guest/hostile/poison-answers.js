const p = game.players; p.push('x'); p.length = 0; game.districts.push('hell'); game.rituals('downtown').push({}); game.draw(1);
