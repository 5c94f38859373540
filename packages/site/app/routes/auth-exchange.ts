import { localizedPath, ownPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { readPerson } from '../request/read-person.server.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';
import { redirectToSignIn } from '../request/redirect-to-sign-in.server.ts';
import type { Route } from './+types/auth-exchange';

/**
 * Return address of sign-in while the whole site requires it: redirects to the requested address. A
 * 404 while the setting is off.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const { settings } = await site.market(locale);
  if (!settings.get('site.require_login')) throw await redirectTo404(site, locale);
  const wanted = ownPath(url.searchParams.get('return_to'), site.publicUrl);
  const target = wanted ?? localizedPath('/', locale);
  const person = await readPerson(site.call, request);
  throw person ? redirect(target) : redirectToSignIn(new URL(target, url));
}
