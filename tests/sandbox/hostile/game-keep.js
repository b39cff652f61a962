globalThis.kept = game;
