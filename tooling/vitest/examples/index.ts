export { readExamples } from './read-examples.ts';
export { hasClaims, runExample, testExamples } from './run-examples.ts';
