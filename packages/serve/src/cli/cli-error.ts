/** What ends a command, said in its message. */
export class CliError extends Error {}
