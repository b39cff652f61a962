/** Card tests lie in `tests/` of the mod, or are named so. */
export const isTestFile = (path: string): boolean => /^tests\/[^/]+\.json$/.test(path) || path.endsWith('.test.json');
