import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../http/access/session.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { memoryAdapter } from './embedded/memory-adapter.js';

/** A market's provider: another origin, RS256, roles in another claim. */
async function startProvider(roles: () => unknown): Promise<{ issuer: string; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 };
  const pair = await subtle.generateKey(
    { ...algorithm, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const jwk = await subtle.exportKey('jwk', pair.privateKey);
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: 'market',
        client_secret: 'a-secret-of-the-market',
        redirect_uris: ['http://localhost:3000/services/identity/callback'],
      },
    ],
    jwks: { keys: [{ ...jwk, use: 'sig' }] } as never,
    scopes: ['openid', 'profile', 'email', 'roles'],
    claims: { openid: ['sub', 'groups'], profile: ['name'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['test'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_ctx, { uid }) => `/enter/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () =>
        ({ sub: id, name: 'Huda', email: 'huda@market.test', groups: roles() }) as never,
    }),
    loadExistingGrant: async (ctx) => {
      const accountId = ctx.oidc.session?.accountId;
      const grant = new provider.Grant({ clientId: 'market', ...(accountId && { accountId }) });
      grant.addOIDCScope('openid profile email roles');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/enter/')) return handle(request, response);
    return provider.interactionFinished(request, response, { login: { accountId: 'huda' } });
  });
  return { issuer, server };
}

/** Follows the provider's redirects, with its cookies, back to the market. */
async function walk(from: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = from;
  for (let steps = 0; steps < 10 && !url.startsWith('http://localhost:3000'); steps += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const raw of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (raw.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    url = new URL(response.headers.get('location') ?? '', url).href;
  }
  return url.replace('http://localhost:3000', '');
}

describeOnDatabase("sign-in through a market's identity provider", (open) => {
  let t: TestApi;
  let server: Server;
  let roles: unknown = ['publisher', 'unknown'];
  beforeAll(async () => {
    const started = await startProvider(() => roles);
    server = started.server;
    const oidc = {
      issuer: started.issuer,
      clientId: 'market',
      clientSecret: 'a-secret-of-the-market',
      rolesClaim: 'groups',
    };
    t = await open({ config: { oidc } });
  });
  afterAll(async () => {
    server.close();
    await t.close();
  });

  const signIn = async () => {
    const left = await t.app.inject({
      url: '/services/identity/sign-in?return_to=/en/cms',
      headers: { host: 'localhost:3000' },
    });
    const cookie = String(left.headers['set-cookie']).split(';')[0] ?? '';
    const callback = await walk(String(left.headers.location));
    return { callback, cookie, back: await t.app.inject({ url: callback, headers: { cookie } }) };
  };
  const sessionIn = (header: unknown) =>
    [header]
      .flat()
      .map(String)
      .find((raw) => raw.startsWith(`${sessionCookie}=`))
      ?.split(';')[0];

  test('reads the known roles of the configured claim', async () => {
    const { back } = await signIn();
    expect(back.headers.location).toBe('/en/cms');
    const session = await t.api.sessionOf(sessionIn(back.headers['set-cookie']));
    expect(session?.person).toMatchObject({
      name: 'Huda',
      email: 'huda@market.test',
      roles: ['publisher'],
    });
  });

  test('accepts a code once', async () => {
    const { callback, cookie } = await signIn();
    const again = await t.app.inject({ url: callback, headers: { cookie } });
    expect(again.headers.location).toBe('/en/auth/error?type=signInFailed');
    expect(sessionIn(again.headers['set-cookie'])).toBeUndefined();
  });

  test.each([[[]], ['publisher'], [undefined], [['visitor']]])(
    'roles %j are none',
    async (given) => {
      roles = given;
      const { back } = await signIn();
      expect(back.headers.location).toBe('/en/auth/error?type=noPermissions');
      expect(sessionIn(back.headers['set-cookie'])).toBeUndefined();
      roles = ['publisher'];
    },
  );

  test('has no embedded provider', async () => {
    expect((await t.app.inject('/services/identity/oidc/auth')).statusCode).toBe(404);
  });

  test('reports a failed sign-in when the provider is down', async () => {
    const away = await open({
      config: {
        oidc: {
          issuer: 'http://127.0.0.1:9',
          clientId: 'x',
          clientSecret: 'x',
          rolesClaim: 'roles',
        },
      },
    });
    const left = await away.app.inject('/services/identity/sign-in?return_to=/ar/cms&moved=1');
    expect(left.headers.location).toBe('/ar/auth/error?type=signInFailed');
    await away.close();
  });
});
