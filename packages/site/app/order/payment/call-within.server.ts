import { type Call, ServiceError } from '@mawkib/api-clients';

/**
 * Milliseconds that a page waits for payment vendors, over all its calls: it responds within three
 * seconds. The service goes on with its calls, which move money, for longer.
 */
export const vendorWaitMs = 2_300;

/**
 * Calls of one page that fail with `payment_failed` after `ms` in total. They are not aborted: they
 * continue in the service, and a repeated call has their result.
 */
export function callWithin(call: Call, ms: number = vendorWaitMs): Call {
  const end = performance.now() + ms;
  const limited = (async (operation, input, context) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate(operation.id)), Math.max(0, end - performance.now()));
    });
    try {
      return await Promise.race([call(operation, input, context), late]);
    } finally {
      clearTimeout(timer);
    }
  }) as Call;
  return limited;
}

const tooLate = (operation: string) =>
  new ServiceError('timeout', `${operation} takes too long for a page`, {
    operation,
    problem: {
      type: 'urn:mawkib:problem:payment_failed',
      title: 'The payment vendor does not respond in time',
      status: 502,
      code: 'payment_failed',
    },
  });
