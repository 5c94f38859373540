import { defaultLocale, directionOf, localize } from '@mawkib/core/locale';

/**
 * Document for when the error page itself fails to render. It has no dependencies that can fail.
 */
export function lastResortDocument(): string {
  const locale = defaultLocale();
  const home = localize({ ar: 'الرئيسية', en: 'Home' }, locale);
  return `<!DOCTYPE html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>500</title></head><body><main><p lang="en" dir="ltr">An error occurred while showing the error page</p><p><a href="/${locale}/">${home}</a></p></main></body></html>`;
}

/** True if React Router could not render the document. */
export const isUnrendered = ({ url }: Request, { status, headers }: Response): boolean =>
  status === 500 &&
  headers.get('content-type') === 'text/plain' &&
  !new URL(url).pathname.endsWith('.data');
