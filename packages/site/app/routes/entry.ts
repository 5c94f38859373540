import { acceptedLocale, defaultLocale } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import type { Route } from './+types/entry';

/** Redirects `/` to the visitor's preferred language, else to the market's default. */
export function loader({ request }: Route.LoaderArgs) {
  const locale = acceptedLocale(request.headers.get('accept-language')) ?? defaultLocale();
  return redirect(`/${locale}/`, { status: 302, headers: { Vary: 'Accept-Language' } });
}
