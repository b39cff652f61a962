do {} while (true);
