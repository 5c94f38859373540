import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isBasicAuth } from '../http/is-basic-auth.ts';
import type { Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import { PaypalFailure } from './paypal-failure.ts';

const lifetime = 32_400;

/**
 * "Authentication" in PayPal's REST documentation: client credentials return a bearer token that
 * expires after nine hours.
 */
export function createTokens({ clock, ids, keys }: Surroundings) {
  const tokens = new BoundedMap<number>(500);
  return {
    reset: () => tokens.clear(),
    /** Throws unless the call has a valid token. */
    demand(request: FastifyRequest): void {
      const [, token = ''] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if ((tokens.get(token) ?? 0) > clock.now()) return;
      throw new PaypalFailure(
        401,
        'AUTHENTICATION_FAILURE',
        'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
      );
    },
    routes(scope: FastifyInstance): void {
      scope.post('/v1/oauth2/token', (request, reply) => {
        const { grant_type } = (request.body ?? {}) as { grant_type?: string };
        if (!isBasicAuth(request.headers.authorization, keys.paypalClient, keys.paypalSecret)) {
          return reply
            .code(401)
            .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
        }
        if (grant_type !== 'client_credentials') {
          return reply.code(400).send({
            error: 'unsupported_grant_type',
            error_description: 'Grant Type is not supported',
          });
        }
        const token = ids.next('A21AA', 60);
        tokens.set(token, clock.now() + lifetime * 1000);
        return {
          scope:
            'https://uri.paypal.com/services/checkout/one-click-with-merchant-issued-token openid',
          access_token: token,
          token_type: 'Bearer',
          app_id: 'APP-SANDBOX',
          expires_in: lifetime,
          nonce: ids.next('', 43),
        };
      });
    },
  };
}
