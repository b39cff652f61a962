function F() {}
const big = {};
for (let i = 0; i < 6000; i++) big['k' + i] = i;
F.prototype = big;
const c = new F();
for (;;) for (const k in c) break;
