return (() => 1).constructor("return globalThis.hostSecret")();
