const f = function () { return f.call(this); }; f();
