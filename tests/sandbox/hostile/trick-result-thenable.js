return { then() { for (;;); } };
