/** An error that the user can fix: printed as one line, without a stack. */
export class RunFailure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const offline =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|META_FETCH|error sending request|dns error|network request/i;

export function looksOffline(output) {
  return offline.test(output);
}

/** Whether the registry's name is not found or its address refuses: trying again does not help. */
export function hasNoRoute(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH/i.test(output);
}

export const diskFull =
  'The disk is full: free some space and run this again; what is done is kept.';

export function looksFull(output) {
  return /ENOSPC|no space left on device|EDQUOT/i.test(output);
}

/** Runs a script's main function; an error ends the process with one line. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (looksFull(error.code ?? '')) {
      console.error(`\n${diskFull}`);
      process.exitCode = 1;
      return;
    }
    if (!(error instanceof RunFailure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
}
