/**
 * Error codes of Node's sockets and of PostgreSQL (classes 08 and 57P, 53300) for an unreachable
 * server.
 */
const outOfReach =
  /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
/**
 * Errors that pg reports without a code: no free connection, a connection timeout, a broken
 * connection.
 */
const noConnection =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/;
const noSpace = /^(53100|ENOSPC|EDQUOT)$/;
/** The embedded database reports a full disk without a code. */
const noSpaceWords = /No space left on device|Disk quota exceeded/i;

/** True if the database is unreachable, starting or stopping; the call may succeed when retried. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  someCause(
    error,
    ({ code, message }) => outOfReach.test(code) || (code === '' && noConnection.test(message)),
  );

/** True if a write failed because a disk, of the database or of this machine, is full. */
export const isDiskFull = (error: unknown): boolean =>
  someCause(error, ({ code, message }) => noSpace.test(code) || noSpaceWords.test(message));

/** Checks an error and its causes: a failed query has the driver's error as its cause. */
function someCause(
  error: unknown,
  matches: (error: { code: string; message: string }) => boolean,
): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const driverError = { code: typeof code === 'string' ? code : '', message: error.message };
  return matches(driverError) || someCause(error.cause, matches);
}
