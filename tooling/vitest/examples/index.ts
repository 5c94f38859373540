export { readExamples } from '#examples/read-examples';
export { hasClaims, runExample, testExamples } from '#examples/run-examples';
