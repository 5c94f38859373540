/**
 * Error codes of Node's sockets and of PostgreSQL (class 08, 57P and 25P: an administrator or a
 * timeout of the server) for a connection that was lost, and messages that pg reports without a
 * code.
 */
const lost = /^(08\w{3}|57P0[125]|25P0[34]|ECONNRESET|EPIPE)$/;
const lostWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
/** Error codes and messages, likewise, for a server that accepts no connection. */
const outOfReach =
  /^(57P03|53300|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
const outOfReachWords = /^(timeout exceeded when trying to connect|timeout expired)/;
const noSpace = /^(53100|ENOSPC|EDQUOT)$/;
/** The embedded database reports a full disk without a code. */
const noSpaceWords = /No space left on device|Disk quota exceeded/i;

/** True if a connection to the database was lost while it was in use; another one may work. */
export const isConnectionLost = (error: unknown): boolean =>
  someCause(error, ({ code, message }) => lost.test(code) || (!code && lostWords.test(message)));

/** True if the database is unreachable, starting or stopping; the call may succeed when retried. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  someCause(
    error,
    ({ code, message }) => outOfReach.test(code) || (!code && outOfReachWords.test(message)),
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
