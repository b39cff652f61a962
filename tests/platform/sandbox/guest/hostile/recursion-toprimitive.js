const o = { [Symbol.toPrimitive]() { return `${o}`; } }; `${o}`;
