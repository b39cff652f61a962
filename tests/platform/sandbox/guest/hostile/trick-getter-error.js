const e = new Error(); Object.defineProperty(e, "stack", { get() { for (;;); } }); throw e;
