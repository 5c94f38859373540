/** Somebody cancelled the run, or another process took it over: there is nothing left to do. */
export class RunEndedError extends Error {}

/** Why a run cannot go on; `code` is one of the reasons that runs have. */
export class RunStoppedError extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
