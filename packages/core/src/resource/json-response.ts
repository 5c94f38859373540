/** A response from a URL. `body` is parsed JSON, or text if it is not JSON. */
export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Fetches a URL and returns the response with any status; rejects if there is none. The
 * implementation is responsible for the timeout, size limit and allowed hosts.
 */
export type Get = (url: string) => Promise<JsonResponse>;

/**
 * The body of a successful response; throws for any other status. `only` requires an exact status.
 */
export function goodBody({ status, body }: JsonResponse, only?: number): unknown {
  const good = only === undefined ? status >= 200 && status < 300 : status === only;
  if (!good) throw new Error(`Answered with status ${status}`);
  return body;
}
