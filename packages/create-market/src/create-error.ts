/** Error for invalid input or state. The message is one line that says what to change. */
export class CreateError extends Error {}
