throw new Error("out of memory");
