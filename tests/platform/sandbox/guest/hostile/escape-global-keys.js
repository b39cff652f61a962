throw new Error(Object.getOwnPropertyNames(globalThis).join());
