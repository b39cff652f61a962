return Object.getPrototypeOf(function* () {}).constructor("yield hostSecret")().next();
