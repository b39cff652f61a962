Symbol.iterator = null;
