game.chooseNumber(-Infinity, Infinity);
