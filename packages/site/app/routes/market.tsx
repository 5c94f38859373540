import { brandNameOf, type Theme, themeOf } from '@mawkib/core/brands';
import { defaultLocale, localizedPath } from '@mawkib/core/locale';
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { loadMarketData } from '../market-data/load-market-data.server.ts';
import { requireLogin } from '../middleware/require-login.server.ts';
import { runNamedMiddleware } from '../middleware/run-named-middleware.server.ts';
import { isLocale } from '../page/use-page-locale.ts';

/** Applies to pages and to resource routes: found vehicles, the footer. */
export const middleware = [requireLogin, runNamedMiddleware];

export async function loader({ params, request, context, url }: LoaderFunctionArgs) {
  if (!isLocale(params.locale)) throw redirect(localizedPath('/404', defaultLocale()), 302);
  return loadMarketData({ request, context, url, locale: params.locale });
}

/** The theme's brand, for pages without a title of their own. */
export const meta = ({ loaderData }: { loaderData?: { theme: Theme } | undefined }) => [
  { title: brandNameOf(loaderData?.theme ?? themeOf(undefined)) },
];

/** Navigation and session change rarely: they are reloaded only after a post. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined && formMethod !== 'GET';

export default function Market() {
  return <Outlet />;
}
