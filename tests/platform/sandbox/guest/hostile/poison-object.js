Object.prototype.x = 1;
