let p = {}; for (let i = 0; i < 30000; i++) { const F = function () {}; F.prototype = p; p = new F(); } for (;;) p.zz;
