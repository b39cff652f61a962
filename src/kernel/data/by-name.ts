/**
 * A table that is read by names known only when the game runs. V8 keeps an object made without a prototype as a dictionary and finds
 * a name in it at once; in an object literal that is read by dozens of names it searches anew each time, and a Map costs a call.
 * Names that every object inherits, such as `constructor`, are not in it.
 */
export const byName = <T extends object>(entries: T): T => Object.assign(Object.create(null) as object, entries) as T;
