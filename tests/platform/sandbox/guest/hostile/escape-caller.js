return (function f() { return f.caller.arguments; })();
