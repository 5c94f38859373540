import type { CallContext } from '../call.js';
import type { OperationDescriptor } from '../operations/operation-descriptor.js';
import { isServiceError, redactUrl, ServiceError } from '../service-error.js';
import { defaultTimeoutMs, type HttpOptions, type HttpRequest } from './http-request.js';

/** Runs a request with the caller's signal and a timeout. The error says which one ended it. */
export async function withTimeout<T>(
  operation: OperationDescriptor,
  request: HttpRequest,
  context: CallContext,
  options: HttpOptions,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = context.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort('timeout'), limit);
  const giveUp = () => ending.abort('aborted');
  context.signal?.addEventListener('abort', giveUp, { once: true });
  // The timeout also applies if `send` ignores its signal.
  const ended = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true });
  });
  if (context.signal?.aborted) giveUp();
  try {
    return await Promise.race([ended, send(ending.signal)]);
  } catch (cause) {
    if (isServiceError(cause)) throw cause;
    const kind = ending.signal.aborted
      ? (ending.signal.reason as 'timeout' | 'aborted')
      : 'network';
    throw new ServiceError(kind, messages[kind](operation.id, limit), {
      operation: operation.id,
      request,
      cause: withoutSecrets(cause, request),
    });
  } finally {
    clearTimeout(timer);
    context.signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * A cause without secrets: an error of axios contains headers, so only its message is kept,
 * redacted.
 */
function withoutSecrets(cause: unknown, { url }: HttpRequest): Error | undefined {
  if (!(cause instanceof Error)) return undefined;
  const message = cause.message.replaceAll(url, redactUrl(url));
  return new Error(message.replace(/\/\/[^/?#\s]*@/g, '//[redacted]@'));
}

const messages = {
  timeout: (id: string, limit: number) => `${id} did not answer within ${limit} ms`,
  aborted: (id: string) => `${id} was aborted`,
  network: (id: string) => `${id} could not be reached`,
};
