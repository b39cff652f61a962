/** Whether a file is a card test: in `tests/`, or named `….test.json`. */
export const isTestFile = (path: string): boolean => /^tests\/[^/]+\.json$/.test(path) || path.endsWith('.test.json');
