for (;;) game.count("rituals");
