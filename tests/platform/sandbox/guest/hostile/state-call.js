const n = (() => { let k = 0; return () => k++; })();
