/** The run was cancelled, or taken over by another process. */
export class RunEndedError extends Error {}

/** The run cannot continue; `code` is the reason in its row. */
export class RunStoppedError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
