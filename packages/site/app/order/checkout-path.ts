import { type Locale, localizedPath } from '@mawkib/core/locale';

/** Path of the checkout, without the locale. */
export const checkoutPath = '/showroom-order-online/checkout';

export const checkoutAddress = (locale: Locale): string => localizedPath(checkoutPath, locale);
