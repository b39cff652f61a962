class E extends Error { get name() { for (;;); } get message() { for (;;); } } throw new E();
