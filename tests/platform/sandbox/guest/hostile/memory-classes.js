let C = class {}; for (;;) C = class extends C {};
