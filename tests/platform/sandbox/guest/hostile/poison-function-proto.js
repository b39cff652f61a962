(function () {}).__proto__.call = null; Object.getPrototypeOf(() => 1).call = null;
