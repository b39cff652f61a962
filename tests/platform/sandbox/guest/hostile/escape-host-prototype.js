let o = game; for (let i = 0; i < 10 && o !== null; i++) { if (o.hostSecret) throw new Error(o.hostSecret); o = Object.getPrototypeOf(o); }
