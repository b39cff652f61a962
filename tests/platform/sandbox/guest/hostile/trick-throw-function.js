throw () => { for (;;); };
