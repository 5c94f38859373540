/** What an address answered. `body` is parsed JSON, or the text of what is no JSON. */
export interface JsonResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Fetches an address and gives whatever it answered, with any status; rejects when nothing did. It
 * is the caller that decides about time limit, size limit and which hosts may be asked.
 */
export type Get = (url: string) => Promise<JsonResponse>;

/** The body of a good answer; throws for any other status. `only` asks for that very status. */
export function goodBody({ status, body }: JsonResponse, only?: number): unknown {
  const good = only === undefined ? status >= 200 && status < 300 : status === only;
  if (!good) throw new Error(`Answered with status ${status}`);
  return body;
}
