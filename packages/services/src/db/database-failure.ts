/** Codes of Node's sockets and of PostgreSQL (classes 08 and 57P, 53300) for a server out of reach. */
const outOfReach =
  /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
/** What pg says in words alone, when no connection became free, was made in time, or broke. */
const noConnection =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/;
const noSpace = /^(53100|ENOSPC|EDQUOT)$/;
/** The embedded database reports a full disk of its log in words alone. */
const noSpaceWords = /No space left on device|Disk quota exceeded/i;

/** The database could not be reached, is starting or is stopping: the same call may work in a moment. */
export const isUnreachable = (error: unknown): boolean =>
  someCause(
    error,
    ({ code, message }) => outOfReach.test(code) || (code === '' && noConnection.test(message)),
  );

/** Nothing can be written because a disk, the database's or this machine's, is full. */
export const isDiskFull = (error: unknown): boolean =>
  someCause(error, ({ code, message }) => noSpace.test(code) || noSpaceWords.test(message));

/** A failed query carries what the driver said as its cause. */
function someCause(
  error: unknown,
  matches: (error: { code: string; message: string }) => boolean,
): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const told = { code: typeof code === 'string' ? code : '', message: error.message };
  return matches(told) || someCause(error.cause, matches);
}
