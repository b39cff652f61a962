return (function () { return this; })().hostSecret;
