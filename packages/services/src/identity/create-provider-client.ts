import type { Configuration, CustomFetch } from 'openid-client';
import * as z from 'zod';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  rolesClaim: string;
  redirectUri: string;
  /** `ES256` for the embedded provider; by default the provider's choice. */
  idTokenAlgorithm?: string;
  /** Asks for the password even if the provider has a session. */
  forceLogin: boolean;
  fetch?: CustomFetch;
}

/** A person authenticated by the provider. */
export interface Identity {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  roles: string[];
}

const claims = z.looseObject({
  sub: z.string().min(1).max(255),
  name: z.string().max(200).optional(),
  preferred_username: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
});

/** OpenID Connect client of the market's provider (code flow, PKCE, state, nonce). */
export function createProviderClient(settings: ProviderSettings) {
  let discovered: Promise<Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings);
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    /** Returns the provider's URL to redirect to, and the values that `finish` needs. */
    async begin(locale: string) {
      const oidc = await import('openid-client');
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const verifier = oidc.randomPKCECodeVerifier();
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid profile email roles',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: locale,
        ...(settings.forceLogin && { prompt: 'login' }),
      });
      return { url, state, nonce, verifier };
    },

    /** Exchanges the code of a callback. Throws if the state, nonce or verifier does not match. */
    async finish(callback: URL, begun: { state: string; nonce: string; verifier: string }) {
      const oidc = await import('openid-client');
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: begun.verifier,
        expectedNonce: begun.nonce,
        expectedState: begun.state,
        idTokenExpected: true,
      });
      const token = claims.parse(tokens.claims());
      const more =
        settings.rolesClaim in token && token.email
          ? token
          : { ...token, ...(await userInfo(config, tokens.access_token, token.sub)) };
      return identityOf(settings, claims.parse(more));
    },
  };
}

async function userInfo(config: Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  const { fetchUserInfo } = await import('openid-client');
  return fetchUserInfo(config, accessToken, subject);
}

function identityOf(settings: ProviderSettings, read: z.output<typeof claims>): Identity {
  const roles = z.array(z.string()).catch([]).parse(read[settings.rolesClaim]);
  const email = read.email ?? '';
  const name = read.name ?? read.preferred_username ?? (email || read.sub);
  return { issuer: settings.issuer, subject: read.sub, name, email, roles };
}

async function discover(settings: ProviderSettings): Promise<Configuration> {
  const oidc = await import('openid-client');
  const issuer = new URL(settings.issuer);
  return oidc.discovery(
    issuer,
    settings.clientId,
    {
      client_secret: settings.clientSecret,
      ...(settings.idTokenAlgorithm && { id_token_signed_response_alg: settings.idTokenAlgorithm }),
    },
    oidc.ClientSecretBasic(settings.clientSecret),
    {
      ...(issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
      ...(settings.fetch && { [oidc.customFetch]: settings.fetch }),
    },
  );
}
