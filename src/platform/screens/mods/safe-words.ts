/**
 * Words of a stranger inside a sentence: isolated, so that letters written from right to left do not turn the rest of the line
 * around.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
