const all = [1]; for (const x of all) all.push(x);
