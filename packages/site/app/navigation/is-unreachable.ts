/** True if the site did not respond: no network, or something else responded in its place. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && /turbo-stream/i.test(error.message));
