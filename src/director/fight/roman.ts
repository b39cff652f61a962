/** Levels as they stand on the markers. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III'];
