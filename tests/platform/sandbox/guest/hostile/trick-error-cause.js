let e = null; for (let i = 0; i < 9000; i++) e = new Error("x", { cause: e }); throw e;
