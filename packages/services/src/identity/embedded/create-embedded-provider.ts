import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { defaultLocale } from '@mawkib/core/locale';
import type Provider from 'oidc-provider';
import { identityPath } from '../sign-in-flow.js';
import { demoPersonById } from './demo-people.js';
import { memoryAdapter } from './memory-adapter.js';
import { expiredPage, pagePolicy } from './sign-in-page.js';

export const providerPath = `${identityPath}/oidc`;
export const interactionPath = `${identityPath}/interaction`;
export const providerSession = 'mawkib_oidc_session';
const scope = 'openid profile email roles';

export interface EmbeddedClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/**
 * An OpenID Connect provider for development, with demo people. Keys and grants are in memory and
 * end with the process.
 */
export async function createEmbeddedProvider(origin: string, client: EmbeddedClient) {
  const { default: Implementation } = await import('oidc-provider');
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
  const provider: Provider = new Implementation(`${origin}${providerPath}`, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    adapter: memoryAdapter(),
    jwks: { keys: [key] } as never,
    scopes: scope.split(' '),
    claims: { openid: ['sub'], profile: ['name'], email: ['email'], roles: ['roles'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: false },
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: providerSession,
        interaction: 'mawkib_oidc_interaction',
        resume: 'mawkib_oidc_resume',
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: identityPath },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      Interaction: 600,
      AuthorizationCode: 60,
      AccessToken: 300,
      IdToken: 300,
      Session: 600,
      Grant: 600,
    },
    interactions: { url: (_ctx, { uid }) => `${interactionPath}/${uid}` },
    findAccount: (_ctx, id) => {
      const person = demoPersonById(id);
      if (!person) return undefined;
      const { name, email, roles } = person;
      return { accountId: id, claims: () => ({ sub: id, name, email, roles }) };
    },
    // The market's site is the only client, so its requests are granted without a consent page.
    loadExistingGrant: async (ctx) => {
      const { client: requestingClient, session } = ctx.oidc;
      if (!requestingClient || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: requestingClient.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.set('content-security-policy', pagePolicy);
      ctx.body = expiredPage(defaultLocale());
    },
  });
  // URLs are built from the forwarded host and scheme, which `mountProvider` sets to the public
  // origin.
  provider.proxy = true;
  return provider;
}
