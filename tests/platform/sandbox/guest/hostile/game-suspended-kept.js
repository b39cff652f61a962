let s; try { game.chooseNumber(1, 2); } catch (e) { s = e; } throw s;
