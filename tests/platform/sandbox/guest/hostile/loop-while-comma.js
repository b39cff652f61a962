let i = 0; while ((i++, true));
