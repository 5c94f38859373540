export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { isWanted, readEnvironment } from './read-environment.ts';
export { type RunningSandbox, startSandbox } from './start-sandbox.ts';
