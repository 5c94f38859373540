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
 * An address of the settings that gave no usable answer. `address`: it may not be asked at all;
 * `inside`: it lies in a network that is not public. The message names the host alone: a path or a
 * query may hold a key.
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

  /** What was answered where the reason is the status or a redirect. */
  readonly status: number | undefined;
}

export const isUpstreamError = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError;
