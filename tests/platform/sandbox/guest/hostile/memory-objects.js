let o = {}; for (;;) o = { o };
