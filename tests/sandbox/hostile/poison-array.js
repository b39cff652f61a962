Array.prototype.map = () => { for (;;); };
