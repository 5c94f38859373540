import { roles as allRoles, type Role } from '@mawkib/api-clients/contracts';
import { defaultLocale, localeOfPath } from '@mawkib/core/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.js';
import { people } from '../db/schema/index.js';
import { cookieOf, setCookie } from '../http/access/cookies.js';
import { beginSession, sessionCookieAt } from '../http/access/session.js';
import { loggable } from '../runtime/create-log.js';
import type { createProviderClient, Identity } from './create-provider-client.js';
import {
  endedFlowCookie,
  flowCookie,
  identityPath,
  readFlow,
  safeReturnTo,
} from './sign-in-flow.js';

type SignInContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'log' | 'limit'>;

interface SignIn {
  context: SignInContext;
  client: ReturnType<typeof createProviderClient>;
}

type Query = Record<string, unknown>;

/** `GET /sign-in?return_to=…` redirects to the provider; `GET /callback` returns from it. */
export function mountSignIn(app: FastifyInstance, { context, client }: SignIn): void {
  const { config, log, limit } = context;
  const { origin, authErrorPath } = config;
  const secure = origin.startsWith('https:');
  const errorPage = (returnTo: string, type: 'noPermissions' | 'signInFailed') =>
    `${authErrorPath.replace('{locale}', localeOf(returnTo))}?type=${type}`;
  const leave = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', 'no-store').redirect(to, 303);

  app.get('/sign-in', async (request, reply) => {
    await limit.checkShared('sign-in', request.ip, config.limits.signInPerMinute);
    const query = request.query as Query;
    const return_to = safeReturnTo(query.return_to, origin);
    // Cookies belong to one host, and the provider redirects to the public one.
    if (request.host !== new URL(origin).host && query.moved === undefined) {
      const search = new URLSearchParams({ return_to, moved: '1' });
      return leave(reply, `${origin}${identityPath}/sign-in?${search}`);
    }
    try {
      const { url, ...begun } = await client.begin(localeOf(return_to));
      reply.header('set-cookie', flowCookie({ ...begun, return_to }, secure));
      return leave(reply, url.href);
    } catch (error) {
      log.error({ requestId: request.id, error: loggable(error) }, 'the identity provider failed');
      return leave(reply, errorPage(return_to, 'signInFailed'));
    }
  });

  app.get('/callback', async (request, reply) => {
    await limit.checkShared('callback', request.ip, config.limits.signInPerMinute);
    const { state, error } = request.query as Query;
    const flow = typeof state === 'string' ? readFlow(request.headers.cookie, state) : undefined;
    if (!flow) return leave(reply, errorPage('/', 'signInFailed'));
    reply.header('set-cookie', endedFlowCookie(flow.state, secure));
    const to = safeReturnTo(flow.return_to, origin);
    if (error === 'access_denied') return leave(reply, errorPage(to, 'noPermissions'));
    const identity = await client
      .finish(new URL(request.url, origin), flow)
      .catch((failure: unknown) => {
        log.warn({ requestId: request.id, error: loggable(failure) }, 'a sign-in was rejected');
      });
    if (!identity) return leave(reply, errorPage(to, 'signInFailed'));
    const roles = allRoles.filter((role) => identity.roles.includes(role));
    if (!roles.length) return leave(reply, errorPage(to, 'noPermissions'));
    const token = await enter(context, identity, roles, request);
    const maxAge = Math.round(config.sessionHours * 3600);
    reply.header(
      'set-cookie',
      setCookie(sessionCookieAt(origin), token, { secure, path: '/', maxAge }),
    );
    return leave(reply, to);
  });
}

const localeOf = (path: string) => localeOfPath(path) ?? defaultLocale();

/** Stores the person with the provider's current data and starts a session. */
async function enter(
  context: SignInContext,
  { issuer, subject, name, email }: Identity,
  roles: Role[],
  request: FastifyRequest,
): Promise<string> {
  const profile = { name, email, roles, signed_in_at: context.clock.now() };
  const [person] = await context.db
    .insert(people)
    .values({ issuer, subject, ...profile })
    .onConflictDoUpdate({ target: [people.issuer, people.subject], set: profile })
    .returning();
  if (!person) throw new Error('The person was not stored');
  const previous = cookieOf(request.headers.cookie, sessionCookieAt(context.config.origin));
  return beginSession(context, person.id, context.config.sessionHours, previous);
}
