function F() {}
const big = {};
for (let i = 0; i < 4000; i++) big['k' + i] = i;
F.prototype = Object.freeze(big);
const c = new F();
for (;;) for (const k in c) break;
