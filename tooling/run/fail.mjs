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

/** Runs a script's main function; an error ends the process with one line. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
}
