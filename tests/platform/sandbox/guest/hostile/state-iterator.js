const [next] = { [Symbol.iterator]() { let n = 0; return { next: () => ({ value: () => ++n }) }; } };
