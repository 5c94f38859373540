import { randomBytes } from 'node:crypto';
import { getSession, signOut } from '@mawkib/api-clients/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { AppContext } from '../app-context.js';
import { csrfToken } from '../http/access/csrf-token.js';
import { endSession } from '../http/access/session.js';
import { toApiError } from '../http/errors/to-api-error.js';
import { implementWith } from '../http/implement.js';
import { sendError } from '../http/mount-operation.js';
import { requestLocale } from '../http/request/request-locale.js';
import type { ServiceModule } from '../http/service-module.js';
import { StartError } from '../runtime/start-error.js';
import { createProviderClient } from './create-provider-client.js';
import { createEmbeddedProvider, providerPath } from './embedded/create-embedded-provider.js';
import { injectFetch } from './embedded/inject-fetch.js';
import { onlyThisMachine } from './embedded/is-from-this-machine.js';
import { mountProvider } from './embedded/mount-provider.js';
import { sendHtml } from './embedded/send-html.js';
import { errorPage } from './embedded/sign-in-page.js';
import { mountSignIn } from './mount-sign-in.js';
import { noSession, sessionHandlers } from './session-handlers.js';
import { identityPath } from './sign-in-flow.js';

/** Errors of these routes are HTML pages for browsers and problems for programs. */
function respondWithPages(
  app: FastifyInstance,
  context: Pick<AppContext, 'log' | 'storage'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': language } = request.headers;
    if (!accept.includes('text/html')) return sendError(context, error, request, reply);
    const { status, title, detail, headers } = toApiError(error).details;
    const locale = requestLocale(request.query, language);
    reply.headers(headers ?? {});
    return sendHtml(reply, status, errorPage(locale, title[locale] ?? '', detail?.[locale] ?? ''));
  });
}

type IdentityContext = Pick<AppContext, 'config' | 'db' | 'clock' | 'log' | 'storage' | 'limit'>;

const implement = implementWith<'config' | 'db'>();

/** The identity service: sign-in of staff through OpenID Connect, sessions, sign-out. */
export const identityModule = (appContext: IdentityContext): ServiceModule => {
  requireProvider(appContext);
  return {
    name: 'identity',
    handlers: [
      implement(getSession, async (_input, context) => {
        const session = await context.session();
        context.setHeader('cache-control', 'no-store');
        if (!session) return { data: { person: null, csrf: null } };
        return { data: { person: session.person, csrf: csrfToken(session.token) } };
      }),
      implement(signOut, async (_input, context) => {
        const session = await context.session();
        if (session) await endSession(context, session.token);
        context.setHeader('set-cookie', noSession(context.config));
        return { data: { signed_out: true as const } };
      }),
      ...sessionHandlers,
    ],
    routes: (app) => mountIdentity(app, appContext),
  };
};

async function mountIdentity(app: FastifyInstance, appContext: IdentityContext): Promise<void> {
  const { oidc, origin, limits, demoSignIn } = appContext.config;
  const redirectUri = `${origin}${identityPath}/callback`;
  const { limit } = appContext;
  respondWithPages(app, appContext);
  if (oidc) {
    const client = createProviderClient({ ...oidc, redirectUri, forceLogin: false });
    return mountSignIn(app, { context: appContext, client });
  }
  if (!demoSignIn) onlyThisMachine(app);
  const registered = {
    clientId: 'mawkib',
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUri,
  };
  let made: Promise<Provider> | undefined;
  const provider = () => {
    made ??= createEmbeddedProvider(origin, registered);
    return made;
  };
  const client = createProviderClient({
    ...registered,
    issuer: `${origin}${providerPath}`,
    rolesClaim: 'roles',
    idTokenAlgorithm: 'ES256',
    forceLogin: true,
    fetch: injectFetch(app),
  });
  mountSignIn(app, { context: appContext, client });
  await mountProvider(app, {
    origin,
    provider,
    limit,
    attemptsPerMinute: limits.signInPerMinute,
  });
}

/**
 * The embedded provider's passwords are public, so by default it serves this machine only. Throws a
 * `StartError` elsewhere.
 */
function requireProvider({
  config: { oidc, origin, demoSignIn },
}: Pick<AppContext, 'config'>): void {
  const { hostname } = new URL(origin);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (oidc || demoSignIn || local || hostname.endsWith('.localhost')) return;
  throw new StartError(
    `OIDC_ISSUER: ${origin} is not this machine, so staff need an OpenID Connect provider (or set DEMO_SIGN_IN=true to let anyone sign in as a demo person)`,
  );
}
