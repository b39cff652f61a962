/** Rules (`R8.4`), chapters (`R8`) and examples (`E2`) that a text names. */
export const NUMBER = /\b[RE]\d+(?:\.\d+)?\b/g;

/** The numbers that a text names, in order. */
export const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];
