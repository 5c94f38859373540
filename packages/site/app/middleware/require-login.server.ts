import type { MiddlewareFunction } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { readPerson } from '../request/read-person.server.ts';
import { redirectToSignIn } from '../request/redirect-to-sign-in.server.ts';

/** Pages without sign-in while `site.require_login` is on. */
const open = /^\/[a-z]{2}\/(no-access|auth\/error|auth-exchange|404)\/?$/;

/** Redirects visitors to sign-in while `site.require_login` is on. */
export const requireLogin: MiddlewareFunction<Response> = async ({
  request,
  params,
  context,
  url,
}) => {
  const site = context.get(siteContext);
  const { settings } = await site.market(localeOf(params));
  if (!settings.get('site.require_login') || open.test(url.pathname)) return;
  if (await readPerson(site.call, request)) return;
  throw redirectToSignIn(url);
};
