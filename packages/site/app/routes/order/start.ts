import { localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import { localeOf } from '../../page/use-page-locale.ts';
import type { Route } from './+types/start';

/** Redirects to the details step, keeping `config_url`. */
export const loader = ({ params, url }: Route.LoaderArgs) => {
  const to = url.searchParams.has('config_url') ? '/showroom-order-online/vehicle' : '/vehicles';
  return redirect(`${localizedPath(to, localeOf(params))}${url.search}`);
};
