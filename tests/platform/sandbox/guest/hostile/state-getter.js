const kept = { get next() { let n = 0; return () => ++n; } };
const next = kept.next;
