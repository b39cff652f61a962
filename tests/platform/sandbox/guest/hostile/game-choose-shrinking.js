const a = ['downtown']; Object.defineProperty(a, 0, { get() { a.length = 0; return 'downtown'; } }); game.chooseDistrict(a);
