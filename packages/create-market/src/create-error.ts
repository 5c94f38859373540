/** Error for invalid input or state. The message is one line with the required change. */
export class CreateError extends Error {}
