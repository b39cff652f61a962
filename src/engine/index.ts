export * from './cults';
export * from './kernel';
