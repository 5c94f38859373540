/** A wish that cannot be met; its message says why and what would do. */
export class GeneratorError extends Error {}
