export * from './keywords';
export * from './kinds';
export * from './numbers';
export * from './parts';
export * from './pictures';
export * from './shape';
export * from './verbs';
export * from './words';
