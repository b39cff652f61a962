delete globalThis.Object; delete Array.prototype.push;
