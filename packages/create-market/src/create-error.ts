/** Something asked for that cannot be done. The message is one line that says what to change. */
export class CreateError extends Error {}
