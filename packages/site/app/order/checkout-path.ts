import { type Locale, localizedPath } from '@mawkib/core/locale';
import { type JourneySubject, stepPath } from '@mawkib/order-online/engine';
import type { LockCookie } from './cookies/lock-cookie.server.ts';

type Ordered = Pick<LockCookie, 'configUrl'>;

/** The car or the configuration that a hold is for. */
export const subjectOf = ({
  configUrl,
  vehicleId,
}: Pick<LockCookie, 'configUrl' | 'vehicleId'>): JourneySubject =>
  configUrl ? { kind: 'configurator', configUrl } : { kind: 'normal', vehicleId };

const configuredSubject = ({ configUrl }: Ordered): { subject?: JourneySubject } =>
  configUrl ? { subject: { kind: 'configurator', configUrl } } : {};

/** Adds parameters to the query of a path. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const [pathname, search] = path.split('?');
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) params.set(name, value);
  return params.size === 0 ? path : `${pathname}?${params}`;
}

/** Path of a hold's checkout, without the locale; keeps the URL of a configuration. */
export const checkoutPath = (lock: Ordered, query: Readonly<Record<string, string>> = {}): string =>
  withQuery(stepPath('checkout', configuredSubject(lock)), query);

export const checkoutAddress = (
  locale: Locale,
  lock: Ordered,
  query?: Readonly<Record<string, string>>,
): string => localizedPath(checkoutPath(lock, query), locale);

/** Address of a placed order's success page. */
export const successAddress = (order: string, locale: Locale, lock: Ordered): string =>
  localizedPath(withQuery(stepPath('success', configuredSubject(lock)), { order }), locale);
