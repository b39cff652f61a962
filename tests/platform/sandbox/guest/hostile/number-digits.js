let x = 5e-324; for (;;) { x.toString(2); x.toString(36); x.toFixed(100); x.toPrecision(100); x.toExponential(100); }
