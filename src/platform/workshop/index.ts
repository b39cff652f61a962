/** The heart of the Card Workshop: everything that works on one card file. Fetched only when the Workshop is opened. */
export * from './document/card-document';
export * from './document/changes';
export * from './findings/finding';
export * from './source/parse';
export { parseJson } from './source/parse-json';
export * from './source/tree';
export * from './source/edits';
export * from './source/merge';
export { type Data } from './source/print';
export * from './form/model';
export * from './source/chain';
export * from './source/context';
export * from './script/help';
