game.addThugs(5);
