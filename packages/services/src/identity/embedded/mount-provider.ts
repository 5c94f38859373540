import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { withoutCookie } from '../../http/access/cookies.js';
import { requestLocale } from '../../http/request/request-locale.js';
import type { CallLimit } from '../../runtime/call-limit.js';
import { providerPath, providerSession } from './create-embedded-provider.js';
import { demoPersonWith } from './demo-people.js';
import { sendHtml } from './send-html.js';
import { expiredPage, signInPage } from './sign-in-page.js';

interface Mounting {
  origin: string;
  provider(): Promise<Provider>;
  limit: CallLimit;
  attemptsPerMinute: number;
}

/** The authorization endpoint, without `/auth/{id}`, where a sign-in continues. */
const isStart = /\/oidc\/auth(?:\?|$)/;

const credentials = z.object({ email: z.string().max(254), password: z.string().max(200) });

/** Serves the embedded provider at `/oidc/*` and its sign-in page at `/interaction/:uid`. */
export async function mountProvider(app: FastifyInstance, mounting: Mounting): Promise<void> {
  await app.register(async (scope) => mountEndpoints(scope, mounting));
  await app.register(async (scope) => {
    await scope.register(formbody);
    mountSignInPage(scope, mounting);
  });
}

/** The provider reads request bodies itself, so they must not be parsed before. */
function mountEndpoints(app: FastifyInstance, mounting: Mounting) {
  const { origin, provider, limit, attemptsPerMinute } = mounting;
  const { host, protocol } = new URL(origin);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  app.all('/oidc/*', async ({ raw, ip }, reply) => {
    // Each start of a sign-in is stored for a while; too many would evict those of others.
    if (isStart.test(raw.url ?? '')) await limit.checkShared('oidc', ip, attemptsPerMinute);
    const handle = (await provider()).callback();
    reply.hijack();
    const address = raw.url ?? '';
    // Without its session the provider asks each time, so that a person can change roles.
    raw.headers.cookie = withoutCookie(raw.headers.cookie, providerSession);
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    Object.assign(raw, { originalUrl: address, url: address.slice(providerPath.length) });
    await handle(raw, reply.raw);
  });
}

function mountSignInPage(app: FastifyInstance, { provider, limit, attemptsPerMinute }: Mounting) {
  app.get('/interaction/:uid', async (request, reply) => {
    const details = await interaction(await provider(), request, reply);
    if (!details) return expired(request, reply);
    return sendHtml(
      reply,
      200,
      signInPage({ locale: localeOf(request, details.params.ui_locales) }),
    );
  });
  app.post('/interaction/:uid', async (request, reply) => {
    await limit.checkShared('sign-in', request.ip, attemptsPerMinute);
    const oidc = await provider();
    const details = await interaction(oidc, request, reply);
    if (!details) return expired(request, reply);
    const given = credentials.safeParse(request.body);
    const person = given.success && demoPersonWith(given.data.email, given.data.password);
    if (!person) {
      const locale = localeOf(request, details.params.ui_locales);
      const wrong = given.success ? given.data.email : '';
      return sendHtml(reply, 422, signInPage({ locale, wrong }));
    }
    reply.hijack();
    const login = { accountId: person.id, remember: false };
    await oidc.interactionFinished(request.raw, reply.raw, { login });
  });
}

const interaction = (provider: Provider, request: FastifyRequest, reply: FastifyReply) =>
  provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);

const localeOf = (request: FastifyRequest, uiLocales: unknown) =>
  requestLocale(request.query, typeof uiLocales === 'string' ? uiLocales : undefined);

const expired = (request: FastifyRequest, reply: FastifyReply) =>
  sendHtml(reply, 410, expiredPage(localeOf(request, request.headers['accept-language'])));
