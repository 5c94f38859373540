/** Ends a command with its message. */
export class CliError extends Error {}
