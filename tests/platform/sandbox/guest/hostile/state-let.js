let n = 0; export const f = () => n++;
