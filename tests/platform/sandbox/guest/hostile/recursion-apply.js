const f = function () { return f.apply(this, [1]); }; f();
