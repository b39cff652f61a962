game.chooseDistrict([]);
