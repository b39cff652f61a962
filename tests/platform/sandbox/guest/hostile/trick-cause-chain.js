let e = new Error('x'); for (let i = 0; i < 400; i++) e = new Error('x', { cause: e }); throw e;
