game.chooseDistrict({ map: () => ({ length: 1e9 }) });
