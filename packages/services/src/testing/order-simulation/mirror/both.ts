import { isPaymentError } from '../../../payment-providers/payment-error.js';
import { withRandomIds } from '../control-ids.js';
import { difference } from './difference.js';
import type { Report } from './mirrored-store.js';

interface MirroredCall<T> {
  what: string;
  simulated(): Promise<T>;
  real(): Promise<T>;
  /** The part of a response that must be the same. */
  view(response: T): unknown;
  /** Gets both responses, to keep the real ids. */
  learn?(simulated: T, real: T): void;
}

/** Executes a vendor call in the simulation, then at the sandbox. Resolves as the simulation does. */
export async function both<T>(
  { what, simulated, real, view, learn }: MirroredCall<T>,
  report: Report,
): Promise<T> {
  const expected = await resultOf(simulated);
  const seen = await withRandomIds(() => resultOf(real));
  if ('value' in expected && 'value' in seen) learn?.(expected.value, seen.value);
  const shown = (result: Result<T>) =>
    'value' in result ? view(result.value) : { rejected: reasonOf(result.error) };
  report(difference(what, shown(expected), shown(seen)));
  if ('error' in expected) throw expected.error;
  return expected.value;
}

type Result<T> = { value: T } | { error: unknown };

async function resultOf<T>(run: () => Promise<T>): Promise<Result<T>> {
  try {
    return { value: await run() };
  } catch (error) {
    return { error };
  }
}

const reasonOf = (error: unknown): string => (isPaymentError(error) ? error.reason : String(error));
