try { game.chooseNumber(1, 2); } catch (e) { throw new Error("" + e.hostSecret + Object.getOwnPropertyNames(e).join()); }
