Object.defineProperty(Object.prototype, "cult", { get() { return 0; } });
