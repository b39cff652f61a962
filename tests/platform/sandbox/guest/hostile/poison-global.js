globalThis.Array = 1; globalThis.x = 2;
