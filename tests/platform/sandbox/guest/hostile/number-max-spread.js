const s = "1".repeat(1000), many = Array.from({ length: 250 }, () => s); for (;;) Math.max(...many);
