import { type Locale, localizedPath } from '@mawkib/core/locale';
import { type JourneySubject, stepPath } from '@mawkib/order-online/engine';
import { withQuery } from '../checkout-path.ts';

/** Address of a tab of the steps page; the first one has index 0. */
export const stepAddress = (
  locale: Locale,
  subject: JourneySubject,
  index: number,
  query: Readonly<Record<string, string>> = {},
): string =>
  localizedPath(
    withQuery(stepPath('details', { subject }), { step: String(index + 1), ...query }),
    locale,
  );

/**
 * Index of the tab in an address: its number from 1, or the type of its step. Undefined without a
 * valid one.
 */
export function stepIndexOf(url: URL, types: readonly string[]): number | undefined {
  const wanted = url.searchParams.get('step') ?? '';
  const byType = types.indexOf(wanted);
  if (byType >= 0) return byType;
  const step = Number(wanted || Number.NaN);
  return Number.isInteger(step) && step >= 1 && step <= 100 ? step - 1 : undefined;
}
