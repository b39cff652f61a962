/** What of the Workshop works in the DOM: apart from the rest, so that checks and tests without a page do not fetch it. */
export * from './findings/mount-problems';
export * from './form/mount-form';
export { dress } from './dom/dress';
