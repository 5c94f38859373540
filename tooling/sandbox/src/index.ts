export { readEnvironment } from './read-environment.ts';
export { startSandbox } from './start-sandbox.ts';
