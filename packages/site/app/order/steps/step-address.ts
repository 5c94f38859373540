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

/** Index of the tab in an address; undefined without a valid one. */
export function stepIndexOf(url: URL): number | undefined {
  const step = Number(url.searchParams.get('step') || Number.NaN);
  return Number.isInteger(step) && step >= 1 && step <= 100 ? step - 1 : undefined;
}
