let x = 1, y = 1;
x
--> y; `
$$fuel = 1e15; for (;;);
/*` /**/
