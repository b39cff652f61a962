game.chooseDistrict({ length: 1, map: (f) => { game.chooseNumber(1, 2); return [0]; }, 0: "uptown" });
