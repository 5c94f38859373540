import type { Role } from '@mawkib/api-clients/contracts';
import { localizedPath } from '@mawkib/core/locale';
import { type MiddlewareFunction, redirect } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { readPerson } from '../request/read-person.server.ts';
import { redirectToSignIn } from '../request/redirect-to-sign-in.server.ts';

/** Roles that read drafts. */
const staff: readonly Role[] = ['editor', 'publisher', 'admin'];

const require =
  (allowed?: readonly Role[]): MiddlewareFunction<Response> =>
  async ({ request, params, context, url }) => {
    const person = await readPerson(context.get(siteContext).call, request);
    if (!person) throw redirectToSignIn(url);
    if (allowed && !person.roles.some((role) => allowed.includes(role))) {
      throw redirect(localizedPath('/no-access', localeOf(params)), 302);
    }
  };

/** Middleware of the packages by name: `auth` for anyone signed in, `staff` for who reads drafts. */
export const builtInMiddleware: Readonly<Record<string, MiddlewareFunction<Response>>> = {
  auth: require(),
  staff: require(staff),
};
