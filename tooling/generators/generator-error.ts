/** An invalid request to a generator; its message names the fix. */
export class GeneratorError extends Error {}
