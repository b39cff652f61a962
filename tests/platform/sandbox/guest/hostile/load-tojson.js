export const a = { toJSON() { for (;;); } };
