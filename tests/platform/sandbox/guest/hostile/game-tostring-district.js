let n = 0; game.rituals({ toString() { n++; return 'downtown'; } });
