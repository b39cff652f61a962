const s = "1".repeat(1000); const o = { [Symbol.toPrimitive]: () => s }; for (;;) o - o;
