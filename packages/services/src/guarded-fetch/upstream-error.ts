export type UpstreamErrorReason =
  | 'address'
  | 'inside'
  | 'redirect'
  | 'status'
  | 'content_type'
  | 'malformed'
  | 'too_large'
  | 'timeout'
  | 'network';

/**
 * A configured URL without a usable response. `address`: the URL is not allowed; `inside`: the host
 * is in a private network. The message contains the host only, because paths and queries may
 * contain keys.
 */
export class UpstreamError extends Error {
  readonly kind = 'outside';

  constructor(
    readonly reason: UpstreamErrorReason,
    host: string,
    options?: ErrorOptions & { status?: number },
  ) {
    super(`${host || 'An address'} gave no usable answer (${reason})`, options);
    this.status = options?.status;
  }

  /** HTTP status where the reason is the status or a redirect. */
  readonly status: number | undefined;
}

export const isUpstreamError = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError;
