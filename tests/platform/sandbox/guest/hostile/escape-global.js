return globalThis.hostSecret;
