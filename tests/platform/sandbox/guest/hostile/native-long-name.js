const o = {}; const k = 'x'.repeat(1024); for (;;) { ({ [k]() {} })[k].name; }
