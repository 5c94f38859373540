import type { Dealer } from '@mawkib/api-clients/contracts/content';
import { hoursText, type Locale, localizedPath } from '@mawkib/core/locale';
import { formatPhone } from '@mawkib/forms/engine';
import { coordinatesOf, type DealerView, dealerPath, directionsHref } from './dealer-view.ts';

/** A dealer for display; its phone number is formatted here, which takes a large library. */
export function dealerView(dealer: Dealer, locale: Locale, timeZone: string): DealerView {
  const phone = dealer.phone.replaceAll(/[^+\d]/g, '');
  return {
    id: dealer.id,
    code: dealer.dealer_code,
    name: dealer.name,
    href: dealer.slug ? localizedPath(dealerPath(dealer.slug), locale) : null,
    address: dealer.address,
    city: dealer.city,
    phone: phone ? { text: formatPhone(dealer.phone), href: `tel:${phone}` } : null,
    email: dealer.email || null,
    hours: dealer.hours ?? null,
    hoursText: hoursText(dealer.opening_hours, locale),
    timeZone,
    services: dealer.services ?? [],
    at: coordinatesOf(dealer),
    directions: directionsHref(dealer),
  };
}
