for (;;) try { [...{ [Symbol.iterator]: () => ({ next: Object }) }]; } catch { }
