Error.prototype.toString = () => { for (;;); };
