/** No answer of the site at all: no network, or something else answers in its place. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && /turbo-stream/i.test(error.message));
